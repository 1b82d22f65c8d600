/** Where a page of the shop is edited; both paths without language prefix. */
export function editPath(path: string): string {
  return `/operator/edit${path === '/' ? '' : path}`;
}
