import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { offeredLocales } from '~/i18n/locales';
import type { FragmentMarkers } from '~/components/personal/cached-fragment';

/** Texts of visitors cannot contain a secret of the process. */
const SECRET = randomBytes(18).toString('base64url');
const MARK = new RegExp(`kept-${SECRET}-(\\d+)-(known|begin|end)\\.`);
/** Placeholder in a fragment for the number of each page. */
const OWN = `kept-${SECRET}-own.`;
/** React writes this between two texts, so also between the markers of adjacent fragments. */
const SEAM = '<!-- -->';

/** Characters of all fragments together; each language and path has its own. */
const MOST_LETTERS = 2_000_000;
const parts = new LRUCache<string, string>({
  maxSize: MOST_LETTERS,
  sizeCalculation: (html, part) => html.length + part.length,
});

/**
 * Opens the cache for one page: returns the markers that stand for fragments while it is rendered,
 * then replaces them. Fragments that were not cached are cached from the rendered page.
 */
export function openFragmentCache() {
  const names: string[] = [];
  const known: (string | undefined)[] = [];
  const owns: (number | undefined)[] = [];

  function fragmentCache(name: string, own?: number): FragmentMarkers {
    // The head contains the offered languages.
    const part = `${offeredLocales().join()} ${name}`;
    const html = parts.get(part);
    known.push(html);
    owns.push(own);
    const mark = `kept-${SECRET}-${names.push(part) - 1}-`;
    if (html !== undefined) return { known: `${mark}known.` };
    return { begin: `${mark}begin.`, end: `${mark}end.`, own: OWN };
  }

  function withOwn(html: string, own: number | undefined): string {
    return own === undefined ? html : html.replaceAll(OWN, String(own));
  }

  /** Pieces come in threes: text, number of a fragment, kind of its marker; a last text follows. */
  function filled(html: string): string {
    const pieces = html.split(MARK);
    let page = pieces[0]!;
    for (let i = 1; i < pieces.length; i += 3) {
      const [n, kind, text] = [Number(pieces[i]), pieces[i + 1], pieces[i + 2]!];
      // A copy: a slice of the page would keep the whole page in memory.
      if (kind === 'begin') parts.set(names[n]!, Buffer.from(text).toString());
      if (kind !== 'end') page += withOwn(kind === 'begin' ? text : known[n]!, owns[n]);
      if (kind !== 'begin' && text !== SEAM) page += text;
    }
    return page;
  }

  return { fragmentCache, filled };
}
