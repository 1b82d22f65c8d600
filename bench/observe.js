// Runs in the measured page from its start: collects paint, layout shift and blocking time.
const bench = { lcp: 0, cls: 0, tbt: 0, isConsentLargest: false };
globalThis.bench = bench;

/** @param {string} type @param {(entry: any) => void} note */
function watch(type, note) {
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type,
    buffered: true,
  });
}

watch('largest-contentful-paint', (entry) => {
  bench.lcp = entry.startTime;
  bench.isConsentLargest = Boolean(entry.element?.closest('.consent'));
});
watch('longtask', (entry) => {
  bench.tbt += Math.max(0, entry.duration - 50);
});
watch('layout-shift', (entry) => {
  if (!entry.hadRecentInput) bench.cls += entry.value;
});
