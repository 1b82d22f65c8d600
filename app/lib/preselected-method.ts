type Method = { id: number; price: number; isSelectable: boolean; pickup?: unknown };

/**
 * The chosen method, else the cheapest one that can be chosen: what a page shows is what is ordered. A pick-up
 * is chosen by the buyer alone, unless nothing is delivered.
 */
export function preselected(methods: readonly Method[], chosen: number | null): number | null {
  if (methods.some(({ id, isSelectable }) => isSelectable && id === chosen)) return chosen;
  const [cheapest] = methods
    .filter(({ isSelectable }) => isSelectable)
    .toSorted((a, b) => Number(Boolean(a.pickup)) - Number(Boolean(b.pickup)) || a.price - b.price);
  return cheapest?.id ?? null;
}
