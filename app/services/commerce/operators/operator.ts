/** What somebody may do with the pages of the shop. Each is given by itself; none holds another. */
export const RIGHTS = ['preview', 'edit', 'publish'] as const;
export type Right = (typeof RIGHTS)[number];

/** Somebody who works on the shop, as far as pages need to know. */
export type Operator = { id: number; email: string; name: string; rights: readonly Right[] };

/** May this operator do that? Nobody may do anything. */
export function may(operator: Operator | null, right: Right): boolean {
  return operator?.rights.includes(right) ?? false;
}
