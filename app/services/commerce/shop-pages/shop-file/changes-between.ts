/** A changed value: `seller.email`, and both values as JSON; undefined where it is missing. */
export type Change = { path: string; before: string | undefined; after: string | undefined };

/** The differences between two JSON values, by the paths of the file. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  if (isBranch(before) && isBranch(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) =>
      changesBetween(before[key], after[key], path === '' ? key : `${path}.${key}`),
    );
  }
  const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
  return was === is ? [] : [{ path, before: was, after: is }];
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
