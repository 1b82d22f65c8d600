/** A dictionary or a part of one. */
export type TextTree = { readonly [key: string]: string | TextTree };

/** Texts by dotted key: { 'cart.title': 'Warenkorb' }. */
export function flattenTexts(tree: TextTree, path = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat[path + key] = value;
    else Object.assign(flat, flattenTexts(value, `${path}${key}.`));
  }
  return flat;
}

/** The same tree with every text changed. */
export function mapTexts<Tree extends TextTree>(
  tree: Tree,
  change: (text: string) => string,
): Tree {
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === 'string' ? change(value) : mapTexts(value, change),
  ]);
  return Object.fromEntries(entries) as Tree;
}
