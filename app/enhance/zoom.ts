import { dialogOf } from './dialogs';
import { opensElsewhere } from './opens-elsewhere';

/** Product pictures: the link to the large picture opens it in a dialog instead of on its own. */
export function enhanceZoom(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('a[data-zoom]');
    if (link && !opensElsewhere(event, link)) {
      const dialog = dialogOf('zoom');
      const picture = dialog?.querySelector<HTMLImageElement>('[data-zoomed]');
      if (!dialog || !picture) return;
      event.preventDefault();
      picture.src = link.href;
      picture.alt = link.dataset.zoom ?? '';
      dialog.showModal();
    } else if (target.matches('dialog#zoom')) {
      // The backdrop of the picture.
      (target as HTMLDialogElement).close();
    }
  });
}
