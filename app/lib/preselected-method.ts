type Method = { id: number; price: number; isSelectable: boolean; pickup?: unknown };

/**
 * The selected method, otherwise the cheapest selectable one: the page shows what will be ordered.
 * Only the buyer selects a pick-up, unless nothing is delivered.
 */
export function preselected(methods: readonly Method[], chosen: number | null): number | null {
  if (methods.some(({ id, isSelectable }) => isSelectable && id === chosen)) return chosen;
  const [cheapest] = methods
    .filter(({ isSelectable }) => isSelectable)
    .toSorted((a, b) => Number(Boolean(a.pickup)) - Number(Boolean(b.pickup)) || a.price - b.price);
  return cheapest?.id ?? null;
}
