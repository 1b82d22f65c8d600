import { createHash } from 'node:crypto';
import type { StatementLine } from '../../../bank-statements/statement-line';

/**
 * The permanent keys of the lines of a statement: account, day and amount with the bank's reference
 * or, without one, the whole text, and a running number among identical lines. So a line has the
 * same key in every file of a format that contains its whole day.
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

/** Exports of the same bank wrap texts differently: spaces do not count. */
function wordsOf({ reference, name, text, endToEndId }: StatementLine): string[] {
  if (reference !== '') return ['reference', reference];
  return ['words', ...[name, text, endToEndId].map((each) => each.replaceAll(/\s/g, ''))];
}
