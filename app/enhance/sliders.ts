/** Arrows scroll a strip by what is visible of it. Without script they are hidden. */
export function enhanceSliders(): void {
  for (const slider of document.querySelectorAll<HTMLElement>('[data-slider]')) {
    const strip = slider.querySelector<HTMLElement>('[data-strip]');
    const arrows = slider.querySelectorAll<HTMLElement>('[data-scroll]');
    if (!strip || strip.scrollWidth <= strip.clientWidth + 1) continue;
    for (const arrow of arrows) {
      arrow.hidden = false;
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
}
