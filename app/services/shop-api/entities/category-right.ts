/** The visitors who may see a category or page (§3, "Login Necessary"): all, or logged-in customers. */
export type CategoryRight = 'all' | 'customer';

/** May it appear to all visitors: in menus, lists and shared pages (067)? */
export function isForEverybody({ right }: { right: CategoryRight }): boolean {
  return right === 'all';
}
