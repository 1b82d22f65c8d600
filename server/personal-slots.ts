import { randomBytes } from 'node:crypto';

/** A shared page, cut at the slots that contain each visitor's own content. */
export type PageParts = {
  /** The texts before, between and after the slots: one more than `names`. */
  texts: readonly string[];
  names: readonly string[];
};

/** Returns the content of a slot as HTML. */
type At = (name: string) => string;

/** Random for each process, so that no input can contain a valid mark. */
const SECRET = randomBytes(18).toString('base64url');
const MARK = new RegExp(`slot-${SECRET}-([a-z0-9-]+)\\.`);

/** The mark of a slot, at which the page is cut. */
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

/** Returns the page with this content in its slots. */
export function fillSlots({ texts, names }: PageParts, at: At): string {
  return texts.map((text, i) => text + (names[i] ? at(names[i]) : '')).join('');
}
