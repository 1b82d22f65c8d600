type Column = Int32Array | Float64Array | Uint8Array;

/**
 * Rows of numbers that belong to the places of a shelf. Those of one place are adjacent, those of
 * all places in their order, so that a shelf is a few arrays for any number of items.
 */
export type Rows<Name extends string, Columns extends Record<Name, Column>> = {
  /** The rows of place p begin at `starts[p]` and end before `starts[p + 1]`. */
  starts: Int32Array;
  columns: Columns;
  capacity: number;
  make: (capacity: number) => Columns;
};

/** No rows at any place; `make` returns the columns for a number of rows. */
export function makeRows<Name extends string, Columns extends Record<Name, Column>>(
  places: number,
  make: (capacity: number) => Columns,
): Rows<Name, Columns> {
  return { starts: new Int32Array(places + 1), columns: make(0), capacity: 0, make };
}

/** Gives a place this number of rows; their contents have to be written again. */
export function resizeRows<Name extends string, Columns extends Record<Name, Column>>(
  rows: Rows<Name, Columns>,
  place: number,
  count: number,
): void {
  const { starts } = rows;
  const end = starts[place + 1]!;
  const used = starts.at(-1)!;
  const more = count - (end - starts[place]!);
  if (more === 0) return;
  if (used + more > rows.capacity) grow(rows, used + more);
  for (const column of Object.values<Column>(rows.columns)) {
    column.copyWithin(end + more, end, used);
  }
  for (let after = place + 1; after < starts.length; after += 1) starts[after]! += more;
}

function grow<Name extends string, Columns extends Record<Name, Column>>(
  rows: Rows<Name, Columns>,
  needed: number,
): void {
  const old = rows.columns;
  rows.capacity = Math.ceil(needed * 1.125) + 128;
  rows.columns = rows.make(rows.capacity);
  for (const name of Object.keys(old) as Name[]) rows.columns[name].set(old[name]);
}
