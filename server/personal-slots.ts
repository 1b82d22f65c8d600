import { randomBytes } from 'node:crypto';

/** A page for everybody, cut at the slots where each visitor sees something of their own. */
export type PageParts = {
  /** One more than `names`: what stands before, between and after the slots. */
  texts: readonly string[];
  names: readonly string[];
};

/** What stands in a slot, as HTML. */
type At = (name: string) => string;

/** Nobody can write what they do not know: a new one for each process. */
const SECRET = randomBytes(18).toString('base64url');
const MARK = new RegExp(`slot-${SECRET}-([a-z0-9-]+)\\.`);

/** Text that stands in a slot until the page is cut there. */
export function slotMark(name: string): string {
  return `slot-${SECRET}-${name}.`;
}

export function splitAtSlots(html: string): PageParts {
  const pieces = html.split(MARK);
  return {
    texts: pieces.filter((_, i) => i % 2 === 0),
    names: pieces.filter((_, i) => i % 2 === 1),
  };
}

/** The page with these things in its slots. */
export function fillSlots({ texts, names }: PageParts, at: At): string {
  return texts.map((text, i) => text + (names[i] ? at(names[i]) : '')).join('');
}
