/** External id of a value: operators' keys are distinct only within an attribute or property. */
export function within(owner: string, value: string): string {
  return `${owner}=${value}`;
}

/** The first row of each key, in order. */
export function firstPerKey<Row>(rows: Row[], keyOf: (row: Row) => string): Row[] {
  const found = new Map<string, Row>();
  for (const row of rows) if (!found.has(keyOf(row))) found.set(keyOf(row), row);
  return [...found.values()];
}
