import { createHash } from 'node:crypto';
import type { StatementLine } from '../../../bank-statements/statement-line';

/**
 * What each line of a statement is known by for ever: its account, day and sum, and the bank's reference or, where
 * it has none, all its words; with a running number among those that are the same. So the same line has the same
 * key in every file of a format that has its whole day.
 */
export function lineKeys(lines: readonly StatementLine[]): Buffer[] {
  const counted = new Map<string, number>();
  return lines.map((line) => {
    const same = JSON.stringify([
      line.account,
      line.bookedOn,
      line.amount,
      line.currency,
      ...wordsOf(line),
    ]);
    const number = (counted.get(same) ?? 0) + 1;
    counted.set(same, number);
    return createHash('sha256').update(`${number} ${same}`).digest();
  });
}

/** Exports of one bank break texts differently: spaces do not count. */
function wordsOf({ reference, name, text, endToEndId }: StatementLine): string[] {
  if (reference !== '') return ['reference', reference];
  return ['words', ...[name, text, endToEndId].map((each) => each.replaceAll(/\s/g, ''))];
}
