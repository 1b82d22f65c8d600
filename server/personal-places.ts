import { randomBytes } from 'node:crypto';

/** A page for everybody, cut at the places where each visitor sees something of their own. */
export type PageParts = {
  /** One more than `names`: what stands before, between and after the places. */
  texts: readonly string[];
  names: readonly string[];
};

/** What stands at a place, as HTML. */
type At = (name: string) => string;

/** Nobody can write what they do not know: a new one for each process. */
const SECRET = randomBytes(18).toString('base64url');
const MARK = new RegExp(`place-${SECRET}-([a-z0-9-]+)\\.`);

/** Text that stands at a place until the page is cut there. */
export function placeMark(name: string): string {
  return `place-${SECRET}-${name}.`;
}

export function cutAtPlaces(html: string): PageParts {
  const pieces = html.split(MARK);
  return {
    texts: pieces.filter((_, i) => i % 2 === 0),
    names: pieces.filter((_, i) => i % 2 === 1),
  };
}

/** The page with these things at its places. */
export function fillPlaces({ texts, names }: PageParts, at: At): string {
  return texts.map((text, i) => text + (names[i] ? at(names[i]) : '')).join('');
}
