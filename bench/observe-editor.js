// Runs in the page before anything else: measures the delay of key presses, and counts the frames.
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
