import type { CommerceContext } from '../commerce-context';

type Candidate = { nr: number; word: string; folded: string; asked: string; frequency: number };

/** Nearest words by trigrams; the edit distance decides among them. A word the shop knows is its own nearest. */
const NEAREST = `
  select w.nr::int - 1 as nr, w.asked, n.word, n.folded, n.frequency
    from (select nr, search_fold(word) as asked from unnest($1::text[]) with ordinality t (word, nr)) w
    cross join lateral (
      select s.word, s.folded, s.frequency from search_word s
       order by s.folded <-> w.asked limit 12) n`;

/**
 * The words with misspelt ones replaced by the nearest words of the shop, or null when there is
 * nothing to correct.
 */
export async function correctWords(
  ctx: CommerceContext,
  words: string[],
): Promise<string[] | null> {
  if (words.length === 0) return null;
  const { rows } = await ctx.db.client.query<Candidate>({
    name: 'search-nearest',
    text: NEAREST,
    values: [words],
  });
  const corrected = words.map((word, nr) => {
    const near = rows
      .filter((row) => row.nr === nr)
      .map((row) => ({ ...row, distance: editDistance(row.asked, row.folded) }))
      .filter(({ asked, distance }) => distance <= allowedDistance(asked))
      .sort((a, b) => a.distance - b.distance || b.frequency - a.frequency);
    return near[0] && near[0].distance > 0 ? near[0].word : word;
  });
  return corrected.some((word, nr) => word !== words[nr]) ? corrected : null;
}

function allowedDistance(word: string): number {
  if (word.length < 4) return word.length < 3 ? 0 : 1;
  return word.length < 8 ? 2 : 3;
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
export function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  rows[0] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, replaced);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      rows[i]![j] = best;
    }
  }
  return rows[a.length]![b.length]!;
}
