import { DOCUMENT_PREFIX } from '../documents/register/document-prefix';

/** What a payer may have named: orders and offers, and their documents by the complete number. */
export type NamedNumbers = { orderIds: number[]; documents: string[] };

/** The number of digits of an order number: from 10001 on. */
const DIGITS = { least: 5, most: 9 };
/** No payer names more; a text of digits only would. */
const MOST = 200;
/** A date beside a number would be read as a part of it. */
const DAY = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])\.\s?(?:0?[1-9]|1[0-2])\.\s?20\d\d(?!\d)/g;
const DOCUMENT = `(${Object.values(DOCUMENT_PREFIX).join('|')})`;
const RUN_TOGETHER = new RegExp(`${DOCUMENT}(20\\d\\d)(?=(\\d{5,8}))`, 'g');
const IN_GROUPS = new RegExp(
  `${DOCUMENT}\\P{L}{0,3}?(20\\d\\d)[^\\p{L}\\d]{0,3}(\\d{1,8})(?!\\d)`,
  'gu',
);
/** The number of a document without its prefix: "Rechnung Nr. 2026-00012". */
const BARE = new RegExp(
  `(?<!\\d|${DOCUMENT}[^\\p{L}\\d]{0,3})(20\\d\\d)[^\\p{L}\\d]{0,3}(\\d{5,8})(?!\\d)`,
  'gu',
);
/** The documents that buyers pay by. */
const PAID_BY = [DOCUMENT_PREFIX.orderConfirmation, DOCUMENT_PREFIX.invoice];

/**
 * Numbers in a payer's text that may be those of orders: consecutive digits, also separated by
 * spaces, dots or dashes, because forms and banks break lines anywhere, and after zeros; and
 * numbers of documents (`AB-2026-00012`) with any separators, in small letters, without their zeros
 * and without their letters. Most of them match nothing: the existing orders decide.
 */
export function numbersIn(texts: readonly string[]): NamedNumbers {
  const plain = texts.map((text) => text.normalize('NFKC'));
  const orderIds = plain.flatMap((text) => joinedDigits(text).slice(0, MOST)).map(Number);
  const documents = plain.flatMap((text) => documentsIn(text).slice(0, MOST));
  return { orderIds: [...new Set(orderIds)], documents: [...new Set(documents)] };
}

/** Each run of digits, alone and joined with following ones after only spaces, dots and dashes. */
function joinedDigits(text: string): string[] {
  const chains = text.replaceAll(DAY, '|').match(/\d+(?:[\s.\p{Pd}]+\d+)*/gu) ?? [];
  return chains.flatMap((chain) => {
    const groups = chain.match(/\d+/g) ?? [];
    return groups.flatMap((_, start) => {
      const found: string[] = [];
      let joined = '';
      for (let end = start; end < groups.length && joined.length < DIGITS.most; end += 1) {
        joined = (joined + groups[end]).replace(/^0+/, '');
        if (joined.length >= DIGITS.least && joined.length <= DIGITS.most) found.push(joined);
      }
      return found;
    });
  });
}

function documentsIn(text: string): string[] {
  const capitals = text.toUpperCase();
  const bare = capitals.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const together = [...bare.matchAll(RUN_TOGETHER)].flatMap(([, prefix, year, digits = '']) =>
    // Five digits with leading zeros; more once numbers are longer. Other digits may follow.
    [5, 6, 7, 8]
      .filter((length) => length <= digits.length && (length === 5 || !digits.startsWith('0')))
      .map((length) => `${prefix}-${year}-${digits.slice(0, length)}`),
  );
  // Payers omit the zeros of a number, or add some.
  const typed = [...capitals.matchAll(IN_GROUPS)]
    .filter(([, , , digits]) => Number(digits) > 0)
    .map(
      ([, prefix, year, digits]) => `${prefix}-${year}-${String(Number(digits)).padStart(5, '0')}`,
    );
  const bareNumbers = [...capitals.replaceAll(DAY, '|').matchAll(BARE)].flatMap(
    ([, , year, digits]) => PAID_BY.map((prefix) => `${prefix}-${year}-${digits}`),
  );
  return [...together, ...typed, ...bareNumbers];
}
