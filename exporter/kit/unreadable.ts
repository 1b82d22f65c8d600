import type { Kind } from '../../importer/kit/kind';
import { EMPTY_ON_PURPOSE } from '../../importer/kit/empty-on-purpose';

type Unreadable = { column: string; reason: string };

/** Returns the cells that the importer would refuse or change, by the rules of its columns. */
export function unreadableCells(kind: Kind, cells: Record<string, string>): Unreadable[] {
  const changed = Object.entries(cells).flatMap(([column, text]) => {
    const reason = whatIsLost(text);
    return reason ? [{ column, reason }] : [];
  });
  const read = kind.columns.safeParse(cells);
  const refused = read.error?.issues ?? [];
  return [
    ...changed,
    ...refused.map((issue) => ({ column: issue.path.join('.'), reason: issue.message })),
  ];
}

function whatIsLost(text: string): string | null {
  if (text !== text.trim()) return 'begins or ends with spaces, which are left out';
  if (text === EMPTY_ON_PURPOSE) return 'is an apostrophe alone, which is read as an empty text';
  return text.includes('\ufffd') ? 'has an unreadable character (U+FFFD)' : null;
}
