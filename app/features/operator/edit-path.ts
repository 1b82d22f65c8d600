/** Where a page of the shop is edited; both paths without language prefix. */
export function editPath(path: string): string {
  return `/operator/edit${path === '/' ? '' : path}`;
}

/** Where drafts of a page are looked at, without tools; both paths without language prefix. */
export function previewPath(path: string): string {
  return `/operator/preview${path === '/' ? '' : path}`;
}

/** Who else is at a page; both paths without language prefix. */
export function presencePath(path: string): string {
  return `/operator/presence${path === '/' ? '' : path}`;
}
