type Settings = ReadonlyMap<string, unknown>;

/**
 * What is made of the settings, made once for each reading of them: every request asks for it. Who gets
 * it must not change it.
 */
export function onceAReading<T>(make: (settings: Settings) => T): (settings: Settings) => T {
  const made = new WeakMap<Settings, { value: T }>();
  return (settings) => {
    const known = made.get(settings) ?? { value: make(settings) };
    made.set(settings, known);
    return known.value;
  };
}
