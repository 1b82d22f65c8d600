import type { Language } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { rememberedIds } from './remembered-ids';

/** The unit of the legal base price in which a size is compared, and its thousandths. */
type Amount = { unit: string | null; milli: number };
/** A size in a term, with each possible reading of its number, and the term without it. */
export type SizeInTerm = { amounts: Amount[]; rest: string };

const UNITS: readonly (readonly [words: string, reference: string, factor: number])[] = [
  ['l|ltr|lit|liter[ns]?|litres?', 'LTR', 1],
  ['ml|milliliter[ns]?|millilitres?', 'LTR', 0.001],
  ['cl|zentiliter[ns]?|centilitres?', 'LTR', 0.01],
  ['dl|deziliter[ns]?|decilitres?', 'LTR', 0.1],
  ['kg|kilo|kilogramms?|kilograms?', 'KGM', 1],
  ['g|gr|gramms?|grams?', 'KGM', 0.001],
  ['m|meter[ns]?|metres?|lfm', 'MTR', 1],
  ['cm|zentimeter[ns]?|centimet(?:er|re)s?', 'MTR', 0.01],
  ['mm|millimeter[ns]?|millimetres?', 'MTR', 0.001],
  ['m²|m2|qm|quadratmeter[ns]?|square met(?:er|re)s?', 'MTK', 1],
];
const MOST_SIZES = 2;
const SIZE = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?:(?:(\\d+) +)?(\\d{1,2}) ?[/\u2044] ?(\\d{1,2})|(\\d+(?:[.,]\\d+)*))` +
    `(?:\\s*(${UNITS.map(([words]) => words).join('|')}))?(?![\\p{L}\\p{N}]|[.,/-]\\p{N})`,
  'giu',
);
const PARTED = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/**
 * The sizes in a term: "0,75 l", "1.000 ml", "½ l". A decimal number is a size without a unit, too;
 * an integer may be anything.
 */
export function readSizes(term: string, lang: Language): SizeInTerm[] {
  const plain = term.replace(
    /[\u00bc-\u00be\u2150-\u215e]/gu,
    (sign) => ` ${sign.normalize('NFKC')}`,
  );
  return [...plain.matchAll(SIZE)].slice(0, MOST_SIZES).flatMap((match) => {
    const [found, whole = '', over, under, written = '', unit = ''] = match;
    if (unit === '' && !/[.,]/.test(written)) return [];
    const numbers = over ? fraction(whole, over, under!) : readNumber(written, lang);
    if (numbers.length === 0) return [];
    const rest = `${plain.slice(0, match.index)} ${plain.slice(match.index + found.length)}`;
    return [{ amounts: numbers.map((number) => amountOf(number, unit)), rest }];
  });
}

function fraction(whole: string, over: string, under: string): number[] {
  return Number(under) > 0 ? [Number(whole || 0) + Number(over) / Number(under)] : [];
}

/** "1.000" is a thousand in one language and one in another: the sizes of the goods decide. */
function readNumber(written: string, lang: Language): number[] {
  const readings: number[] = [];
  if (PARTED.test(written)) readings.push(Number(written.replace(/[.,]/g, '')));
  const decimal = lang === 'de' ? /\.(?=.*,)/g : /,(?=.*\.)/g;
  const plain = written.replace(decimal, '').replace(',', '.');
  if (/^\d+(?:\.\d+)?$/.test(plain)) readings.push(Number(plain));
  return readings.filter((number) => number > 0 && number < 1e6);
}

function amountOf(number: number, unit: string): Amount {
  const known = UNITS.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(unit));
  const [, reference = null, factor = 1] = known ?? [];
  return { unit: reference, milli: Math.round(number * factor * 1e6) / 1000 };
}

/** Ids of the items of a size, ascending; cached until an item changes. */
export async function findSize(ctx: CommerceContext, amounts: Amount[]): Promise<number[]> {
  const { changes } = ctx.index;
  const key = `size ${JSON.stringify(amounts)}`;
  const position = changes.position();
  const known = rememberedIds(ctx.index).get(key);
  if (known && changes.since(known.position).length === 0) return known.ids;
  const { rows } = await ctx.db.client.query<{ id: number }>({
    name: 'search_size',
    text: `select distinct v.item_id as id
             from unnest($1::text[], $2::float8[]) q (unit, milli)
             join unit u on q.unit is null or u.reference_code = q.unit
             join unit_combination c on c.unit_code = u.code
              and (abs(c.content_milli * u.factor - q.milli) < 0.0005
                   or q.unit is null and c.content_milli = q.milli)
             join variation v on v.unit_combination_id = c.id and v.is_active
            order by 1`,
    values: [amounts.map(({ unit }) => unit), amounts.map(({ milli }) => milli)],
  });
  const ids = rows.map(({ id }) => id);
  rememberedIds(ctx.index).set(key, { ids, position });
  return ids;
}
