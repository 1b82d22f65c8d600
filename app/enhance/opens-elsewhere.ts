/** Does this click open the link in another tab or window, and leave the page as it is? */
export function opensElsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || link.target === '_blank';
}
