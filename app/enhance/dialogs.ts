/** The dialog of this id, taken out of its template on first use; null on pages without it. */
export function dialogOf(id: string): HTMLDialogElement | null {
  const there = document.querySelector<HTMLDialogElement>(`dialog#${id}`);
  if (there) return there;
  const template = document.querySelector<HTMLTemplateElement>(`template[data-dialog="${id}"]`);
  if (!template) return null;
  template.replaceWith(template.content);
  return document.querySelector<HTMLDialogElement>(`dialog#${id}`);
}
