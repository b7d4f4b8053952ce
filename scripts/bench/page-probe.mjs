// The probe inside of the measured page. It reads the page's drawing and changes nothing.

/**
 * Installed before the page's own scripts. It looks after each frame, at one pixel of the second canvas of the stage,
 * the layer of stones; it needs no layout for that: attributes hold the camera and the canvas's own shift.
 */
export function installProbe() {
  let [done, seenAt] = [() => false, null];
  const channel = new MessageChannel();
  // Handled once the frame has been made.
  const afterFrame = () => channel.port2.postMessage(null);
  channel.port1.onmessage = () => {
    if (seenAt !== null) return;
    if (done()) seenAt = performance.now();
    else requestAnimationFrame(afterFrame);
  };
  const longTasks = [];
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask" });
  const current = () => document.querySelector("#record [aria-current]")?.dataset.node;
  const probe = {
    longTasks,
    /** Milliseconds from `since` to the first frame after which `done` holds; null: not yet. */
    elapsed: () => seenAt && seenAt - probe.since,
    until(test, since = performance.now()) {
      [done, seenAt] = [test, null];
      probe.since = since;
      requestAnimationFrame(afterFrame);
    },
    /** The same from the next such event on. */
    untilAfter(kind, test) {
      seenAt = null;
      addEventListener(kind, ({ timeStamp }) => probe.until(test, timeStamp), {
        once: true,
        capture: true,
      });
    },
    isDark: (spot) => () => {
      const [red, green, blue, alpha] = pixelAt(spot) ?? [0, 0, 0, 0];
      return alpha > 150 && red + green + blue < 300;
    },
    hasChanged(spot) {
      const before = pixelAt(spot);
      return () => pixelAt(spot).some((value, i) => Math.abs(value - before[i]) > 40);
    },
    isElsewhere(before = current()) {
      return () => current() !== before;
    },
  };
  Object.assign(globalThis, { probe });

  function pixelAt([x, y]) {
    const canvas = document.querySelectorAll("#canvases canvas")[1];
    const camera = document.getElementById("canvases")?.dataset.camera;
    if (canvas === undefined || camera === undefined) return null;
    const [scale, left, top] = camera.split(" ").map(Number);
    const shift = canvas.style.transform.match(/-?[\d.]+/g) ?? [];
    const [dx = 0, dy = 0, zoom = 1] = shift.map(Number);
    const spot = [(x * scale + left - dx) / zoom, (y * scale + top - dy) / zoom];
    const place = spot.map((value) => Math.floor(value * devicePixelRatio));
    return canvas.getContext("2d").getImageData(...place, 1, 1).data;
  }
}

/**
 * The floor: a page with a canvas of the stage's size where the stage is. It clears and copies a picture to where the
 * gesture has moved it, once for a frame, and does nothing else.
 */
export function makeFloor({ x, y, width, height }) {
  document.body.innerHTML = '<div id="stage"><div id="canvases" data-camera="1 0 0"></div></div>';
  const style = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  document.getElementById("stage").style.cssText = style;
  const canvas = () => Object.assign(document.createElement("canvas"), { width, height });
  const [picture, ...layers] = [canvas(), canvas(), canvas()];
  for (const layer of layers) layer.style.cssText = style;
  document.getElementById("canvases").append(...layers);
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
    move(buttons > 0 ? { x: shown.x + movementX, y: shown.y + movementY } : {});
  });
  const zoom = (event) => {
    event.preventDefault();
    move({ scale: shown.scale * Math.exp(-event.deltaY * 0.0015) });
  };
  document.addEventListener("wheel", zoom, { passive: false });
  document.addEventListener("pointerup", ({ clientX, clientY }) => {
    stones.push([clientX - x, clientY - y]);
    move({});
  });
  draw();
  /** Paints once as for a board of 10,000 placements: filled on one layer and drawn on another, with the margin
   *  that busy layers have. */
  globalThis.paintMany = () => {
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
}
