import { opensElsewhere } from './opens-elsewhere';

/** Product pictures: the link to the large picture opens it in a dialog instead of on its own. */
export function enhanceZoom(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#zoom');
  const picture = dialog?.querySelector<HTMLImageElement>('[data-zoomed]');
  if (!dialog || !picture) return;
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-zoom]');
    if (link && !opensElsewhere(event, link)) {
      event.preventDefault();
      picture.src = link.href;
      picture.alt = link.dataset.zoom ?? '';
      dialog.showModal();
    } else if (event.target === dialog) {
      // The ground around the picture.
      dialog.close();
    }
  });
}
