type Settings = ReadonlyMap<string, unknown>;

/**
 * Memoizes a value computed from the settings for each snapshot of them: every request needs it. Callers
 * must not change the value.
 */
export function memoizePerSnapshot<T>(
  compute: (settings: Settings) => T,
): (settings: Settings) => T {
  const values = new WeakMap<Settings, { value: T }>();
  return (settings) => {
    const known = values.get(settings) ?? { value: compute(settings) };
    values.set(settings, known);
    return known.value;
  };
}
