/** Product pictures: the link to the large picture opens it in a dialog instead of on its own. */
export function enhanceZoom(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#zoom');
  const picture = dialog?.querySelector<HTMLImageElement>('[data-zoomed]');
  if (!dialog || !picture) return;
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-zoom]');
    if (link) {
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
