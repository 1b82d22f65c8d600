let hasLeft = false;

/** To a page that is loaded as a whole; what waits is sent from there. */
export function leaveFor(address: string): void {
  hasLeft = true;
  window.location.assign(address);
}

/** Is this page about to end, as it was meant to? */
export function isLeaving(): boolean {
  return hasLeft;
}
