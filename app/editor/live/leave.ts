let hasLeft = false;

/** To a page that is loaded as a whole; it sends the waiting edits. */
export function leaveFor(address: string): void {
  hasLeft = true;
  window.location.assign(address);
}

/** Is this page about to close on purpose? */
export function isLeaving(): boolean {
  return hasLeft;
}
