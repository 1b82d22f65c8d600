/** The visitors who may see a category or page (§3, "Login Necessary"): all, or logged-in customers. */
export type CategoryRight = 'all' | 'customer';

/** May it stand where everybody looks: in menus, lists and pages that are kept for all (067)? */
export function isForEverybody({ right }: { right: CategoryRight }): boolean {
  return right === 'all';
}
