/** An element of a statement, as much of XML as they have. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
};

/** All elements at a path of names below this one. */
export function elementsAt(element: XmlElement, path: string): XmlElement[] {
  let found = [element];
  for (const name of path.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return found;
}

/** The text at the first of these paths that has one; '' for none. */
export function textAt(element: XmlElement, ...paths: string[]): string {
  for (const path of paths) {
    const text = elementsAt(element, path)[0]?.text.trim();
    if (text) return text;
  }
  return '';
}
