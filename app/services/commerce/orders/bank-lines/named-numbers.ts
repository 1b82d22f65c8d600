/** What a payer may have named: orders, and invoices by their whole number. */
export type NamedNumbers = { orderIds: number[]; invoices: string[] };

/** Digits of the number of an order: from 10001 on. */
const DIGITS = { least: 5, most: 9 };
/** No text names more; one of nothing but digits would. */
const MOST = 200;

/**
 * Numbers in what a payer wrote that may be those of orders: digits that follow each other, also parted by
 * spaces, because forms and banks break lines anywhere; and numbers of invoices (`RE-2026-00012`), however they are
 * parted and in small letters too. Most of them are none: the orders there are decide.
 */
export function numbersIn(texts: readonly string[]): NamedNumbers {
  const orderIds = texts.flatMap((text) => joinedDigits(text).slice(0, MOST)).map(Number);
  const invoices = texts.flatMap((text) => invoicesIn(text).slice(0, MOST));
  return { orderIds: [...new Set(orderIds)], invoices: [...new Set(invoices)] };
}

/** Each run of digits, and each with those that follow it after spaces alone. */
function joinedDigits(text: string): string[] {
  const chains = text.match(/\d+(?:\s+\d+)*/g) ?? [];
  return chains.flatMap((chain) => {
    const groups = chain.split(/\s+/);
    return groups.flatMap((_, start) => {
      const found: string[] = [];
      let joined = '';
      for (let end = start; end < groups.length && joined.length < DIGITS.most; end += 1) {
        joined += groups[end];
        const fits = joined.length >= DIGITS.least && joined.length <= DIGITS.most;
        if (fits && !joined.startsWith('0')) found.push(joined);
      }
      return found;
    });
  });
}

function invoicesIn(text: string): string[] {
  const bare = text.toUpperCase().replaceAll(/[\s-]/g, '');
  return [...bare.matchAll(/RE(20\d\d)(?=(\d{5,8}))/g)].flatMap(([, year, digits = '']) =>
    // Five digits with zeros before them; more once there are more. Behind them other digits may follow.
    [5, 6, 7, 8]
      .filter((length) => length <= digits.length && (length === 5 || !digits.startsWith('0')))
      .map((length) => `RE-${year}-${digits.slice(0, length)}`),
  );
}
