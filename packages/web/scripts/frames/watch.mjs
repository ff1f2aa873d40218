/** Runs inside the page: notes frames while something moves, long tasks, the wait after a press, and what jumps. */
export function watchPage() {
  const noted = { frames: [], idle: [], tasks: [], presses: [], shifts: [] };
  window.noted = noted;
  const flying = document.getElementsByClassName('board-flying');
  let last = performance.now();
  const tick = (now) => {
    (flying.length > 0 ? noted.frames : noted.idle).push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  const observe = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => noted.tasks.push(duration));
  observe('layout-shift', ({ value, hadRecentInput, sources }) => {
    const what = sources.map(({ node }) => node?.className ?? node?.parentElement?.className ?? '').join(' | ');
    noted.shifts.push({ value, hadRecentInput, what });
  });
  // From the press to the frame after the one in which its effect is drawn.
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => noted.presses.push(performance.now() - timeStamp);
        port2.postMessage(0);
      });
    },
    true,
  );
}
