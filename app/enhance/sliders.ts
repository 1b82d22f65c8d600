/**
 * Arrows scroll a strip by its visible part. They are hidden without script, and if nothing can be
 * scrolled. Observers report its width after a layout: reading it would force a layout of the page,
 * even far below the fold, during its start.
 */
export function enhanceSliders(): void {
  for (const slider of document.querySelectorAll<HTMLElement>('[data-slider]')) {
    enhanceSlider(slider);
  }
}

/** A single slider. */
export function enhanceSlider(slider: HTMLElement): void {
  const strip = slider.querySelector<HTMLElement>('[data-strip]');
  if (!strip) return;
  new ResizeObserver(() => showArrows(strip)).observe(strip);
  for (const arrow of slider.querySelectorAll<HTMLElement>('[data-scroll]')) {
    arrow.addEventListener('click', () => {
      strip.scrollBy({ left: Number(arrow.dataset.scroll) * strip.clientWidth * 0.9 });
    });
  }
  // A link to a slide must not pull the page to the slide's top edge.
  slider.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#slide-"]');
    const slide = link && document.getElementById(link.hash.slice(1));
    if (!slide) return;
    event.preventDefault();
    strip.scrollTo({ left: slide.offsetLeft });
  });
}

function showArrows(strip: Element): void {
  const isWhole = strip.scrollWidth <= strip.clientWidth + 1;
  const arrows = strip.closest('[data-slider]')!.querySelectorAll<HTMLElement>('[data-scroll]');
  for (const arrow of arrows) arrow.hidden = isWhole;
}
