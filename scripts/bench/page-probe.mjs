// What runs inside of the measured page: when a pixel of the layer of stones has become a stone's, and
// how long frames take. It reads what the page has drawn and changes nothing.

/**
 * Installed before the page's own scripts. After each frame it reads one pixel of the second canvas of
 * the stage, the layer of stones; it needs no layout for that: the camera and the canvas's own shift are
 * told by attributes.
 */
export function installProbe() {
  const probe = {
    /** @type {[number, number] | null} */
    spot: null,
    /** @type {(pixel: Uint8ClampedArray) => boolean} */
    wanted: () => false,
    /** @type {number | null} */
    seenAt: null,
    /** From performance.timeOrigin: when the event came that is followed. */
    since: 0,
    /** @type {number[]} */
    longTasks: [],
    isDark: (pixel) => pixel[3] > 150 && pixel[0] + pixel[1] + pixel[2] < 300,
    pixelAt,
    /** Looks after every frame until the pixel at a spot of the board is as wanted. */
    look(spot, wanted) {
      Object.assign(probe, { spot, wanted, seenAt: null });
      requestAnimationFrame(afterFrame);
    },
    /** Looks until the pixel there has changed, from the next such event on. */
    followChange(spot, kind) {
      const before = pixelAt(spot);
      probe.seenAt = null;
      addEventListener(
        kind,
        (event) => {
          probe.since = event.timeStamp;
          probe.look(spot, (now) => now.some((value, i) => Math.abs(value - before[i]) > 40));
        },
        { once: true, capture: true },
      );
    },
  };
  Object.assign(globalThis, { probe });
  const channel = new MessageChannel();
  // Handled once the frame has been made.
  const afterFrame = () => channel.port2.postMessage(null);
  channel.port1.onmessage = () => {
    if (probe.spot === null || probe.seenAt !== null) return;
    const pixel = pixelAt(probe.spot);
    if (pixel !== null && probe.wanted(pixel)) probe.seenAt = performance.now();
    else requestAnimationFrame(afterFrame);
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.longTasks.push(duration);
  }).observe({ type: "longtask" });

  function pixelAt([x, y]) {
    const canvas = document.querySelectorAll("#canvases canvas")[1];
    const camera = document.getElementById("canvases")?.dataset.camera;
    if (!(canvas instanceof HTMLCanvasElement) || camera === undefined) return null;
    const [scale = 1, left = 0, top = 0] = camera.split(" ").map(Number);
    const [dx = 0, dy = 0, zoom = 1] = (canvas.style.transform.match(/-?[\d.]+/g) ?? []).map(
      Number,
    );
    const [px, py] = [(x * scale + left - dx) / zoom, (y * scale + top - dy) / zoom];
    const place = [px, py].map((value) => Math.floor(value * devicePixelRatio));
    return canvas.getContext("2d")?.getImageData(place[0], place[1], 1, 1).data ?? null;
  }
}

/** Intervals from frame to frame until `frames.stop()`. */
export function startFrames() {
  const times = [];
  let going = true;
  const tick = (now) => {
    times.push(now);
    if (going) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  Object.assign(globalThis, {
    stopFrames: () => {
      going = false;
      return times.slice(1).map((now, i) => now - times[i]);
    },
  });
}

/**
 * The floor: a page with a canvas of the stage's size where the stage is. It clears and copies a picture
 * to where the gesture has moved it, once for a frame, and does nothing else.
 * @param {{ x: number, y: number, width: number, height: number }} box
 */
export function makeFloor({ x, y, width, height }) {
  document.body.innerHTML = '<div id="stage"><div id="canvases"></div></div>';
  const host = document.getElementById("canvases");
  host.dataset.camera = "1 0 0";
  const frame = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  host.parentElement.style.cssText = frame;
  const layers = [0, 1].map(() => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    canvas.style.cssText = frame;
    host.append(canvas);
    return canvas;
  });
  const picture = Object.assign(document.createElement("canvas"), { width, height });
  const pen = picture.getContext("2d");
  pen.fillStyle = "#e9d3a4";
  pen.fillRect(40, 40, width - 80, height - 80);
  const context = layers[1].getContext("2d");
  const shown = { x: 0, y: 0, scale: 1 };
  const stones = [];
  let waiting = false;
  const draw = () => {
    waiting = false;
    context.clearRect(0, 0, width, height);
    context.drawImage(picture, shown.x, shown.y, width * shown.scale, height * shown.scale);
    for (const [left, top] of stones) context.fillRect(left - 3, top - 3, 6, 6);
  };
  const move = (change) => {
    Object.assign(shown, change);
    if (!waiting) requestAnimationFrame(draw);
    waiting = true;
  };
  document.addEventListener("pointermove", ({ buttons, movementX, movementY }) => {
    if (buttons > 0) move({ x: shown.x + movementX, y: shown.y + movementY });
    else move({});
  });
  document.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      move({ scale: shown.scale * Math.exp(-event.deltaY * 0.0015) });
    },
    { passive: false },
  );
  document.addEventListener("pointerup", ({ clientX, clientY }) => {
    stones.push([clientX - x, clientY - y]);
    move({});
  });
  draw();
  /** As a board of 10,000 placements is painted once: filled on one layer and drawn on another, with the margin
   *  that busy layers have. */
  const paintMany = () => {
    const margin = Math.max(width, height) / 2;
    for (const [i, ink] of ["fill", "stroke"].entries()) {
      Object.assign(layers[i], { width: width + margin, height: height + margin });
      const pen = layers[i].getContext("2d");
      for (let row = 0; row < 100; row++) {
        pen.beginPath();
        for (let column = 0; column < 100; column++) {
          const x = ((column + 0.5) * layers[i].width) / 100;
          const y = ((row + 0.5) * layers[i].height) / 100;
          pen.moveTo(x + 4, y);
          pen.arc(x, y, 4, 0, 2 * Math.PI);
        }
        pen[ink]();
      }
    }
  };
  Object.assign(globalThis, { paintMany });
}
