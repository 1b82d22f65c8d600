/**
 * Product pictures: thumbnails link to the large pictures (#picture-3); script scrolls the strip
 * instead of the page and marks the current thumbnail.
 */
export function enhanceGallery(): void {
  for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
    gallery.addEventListener('click', (event) => {
      const thumb = (event.target as Element).closest<HTMLAnchorElement>('a[data-thumb]');
      const picture = thumb && document.getElementById(thumb.hash.slice(1));
      if (!picture?.parentElement) return;
      event.preventDefault();
      picture.parentElement.scrollTo({
        left: picture.offsetLeft - picture.parentElement.offsetLeft,
      });
      for (const other of gallery.querySelectorAll('a[data-thumb]'))
        other.removeAttribute('aria-current');
      thumb?.setAttribute('aria-current', 'true');
    });
  }
}
