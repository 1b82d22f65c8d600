/** Does this click open the link in another tab or window? */
export function opensElsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || link.target === '_blank';
}
