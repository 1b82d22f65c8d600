import { SaxesParser, type SaxesTagNS } from 'saxes';
import { StatementError } from './statement-line';
import type { XmlElement } from './xml-element';

/** Statements have some twelve levels. */
const MOST_DEPTH = 40;
/** A remittance line has 140 characters. */
const MOST_TEXT = 20_000;
const CHUNK = 1 << 16;

type XmlFilter = {
  /** Refuses a document by the namespace of its root. */
  checkRoot: (namespace: string, name: string) => void;
  /** Names of the elements to return, complete, in the order they end. */
  names: readonly string[];
  take: (element: XmlElement) => void;
};

/**
 * Reads an untrusted document: without DOCTYPE and so without entities, with limited depth, and
 * with only the requested elements in memory, one at a time. Throws `StatementError`.
 */
export function parseXml(xml: string, { checkRoot, names, take }: XmlFilter): void {
  const parser = new SaxesParser({ xmlns: true, position: false });
  /** From the requested element down to the current one. */
  const open: XmlElement[] = [];
  let depth = 0;
  parser.on('error', (error) => {
    throw new StatementError(`The file is no well-formed XML: ${error.message}`);
  });
  parser.on('doctype', () => {
    throw new StatementError('The file has a DOCTYPE, which no bank statement has.');
  });
  parser.on('opentag', (tag) => {
    if (depth === 0) checkRoot(tag.uri, tag.local);
    depth += 1;
    if (depth > MOST_DEPTH) throw new StatementError('The file is deeper than any bank statement.');
    if (open.length === 0 && !names.includes(tag.local)) return;
    const element = elementOf(tag);
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => addText(open.at(-1), text));
  parser.on('cdata', (text) => addText(open.at(-1), text));
  parser.on('closetag', () => {
    depth -= 1;
    const element = open.pop();
    if (element && open.length === 0) take(element);
  });
  for (let at = 0; at < xml.length; at += CHUNK) parser.write(xml.slice(at, at + CHUNK));
  parser.close();
}

function elementOf({ local, attributes }: SaxesTagNS): XmlElement {
  const values = Object.values(attributes).map(({ local, value }) => [local, value] as const);
  return { name: local, attributes: Object.fromEntries(values), text: '', children: [] };
}

function addText(element: XmlElement | undefined, text: string): void {
  if (!element) return;
  element.text += text;
  if (element.text.length > MOST_TEXT) {
    throw new StatementError('The file has more text in one place than any bank statement.');
  }
}
