/** An element of a statement, with the parts of XML that statements use. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
};

/** Returns all elements at a path of names below this one. */
export function elementsAt(element: XmlElement, path: string): XmlElement[] {
  let found = [element];
  for (const name of path.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return found;
}

/** Returns the first text at one of these paths; '' for none. */
export function textAt(element: XmlElement, ...paths: string[]): string {
  for (const path of paths) {
    const text = elementsAt(element, path)[0]?.text.trim();
    if (text) return text;
  }
  return '';
}
