// Runs in the page before anything else: how long keys take to be seen, and how many frames are drawn.
globalThis.editorBench = { slowestKey: 0, frames: 0 };

new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) {
    if (!/^(?:key|input|beforeinput)/.test(name)) continue;
    globalThis.editorBench.slowestKey = Math.max(globalThis.editorBench.slowestKey, duration);
  }
}).observe({ type: 'event', durationThreshold: 16 });

requestAnimationFrame(function count() {
  globalThis.editorBench.frames += 1;
  requestAnimationFrame(count);
});
