/** Place and camera of a board or a drawing, once it is there and both have rested for two frames: it makes room for what comes
 *  beside it, and the camera moves with the next frame that is drawn. Runs in the page, and knows nothing outside of it. */
export async function areaAtRest([area, canvases]: readonly [string, string]): Promise<number[]> {
  const frame = () => new Promise(requestAnimationFrame);
  const seen = () => {
    const host = document.querySelector(area);
    const box = host?.getBoundingClientRect();
    const camera = document.querySelector<HTMLElement>(canvases)?.dataset.camera;
    return camera && host?.getAttribute("aria-busy") !== "true"
      ? [box?.left ?? 0, box?.top ?? 0, ...camera.split(" ").map(Number)]
      : null;
  };
  await frame();
  for (;;) {
    const before = seen();
    await frame();
    await frame();
    if (before !== null && String(seen()) === String(before)) return before;
  }
}
