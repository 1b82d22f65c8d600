type NamedShade = {
  number: string;
  /** In the languages of the shop. */
  names: readonly string[];
};

/**
 * The only shade of the colour card that matches the typed text: its number, its name, or both in
 * either order, regardless of case and spaces. Null if none matches, or more than one.
 */
export function findShade<Shade extends NamedShade>(
  shades: readonly Shade[],
  typed: string,
): Shade | null {
  const wanted = fold(typed);
  const meant = shades.filter(({ number, names }) =>
    ['', ...names].some((name) => [number + name, name + number, name].map(fold).includes(wanted)),
  );
  return wanted !== '' && meant.length === 1 ? meant[0]! : null;
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,;:/()–-]+/g, '');
}
