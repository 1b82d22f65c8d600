import * as z from 'zod';
import { isChecked } from '../../app/lib/check-digit';
import { linkTarget, withScheme } from '../../app/lib/web-address';
import { isPathOrUrl } from '../../app/services/shop-api/entities/path-or-url';
import { normalizeInput } from '../../app/services/shop-api/entities/normalize-input';
import { readInstant, type DayEdge } from './dates';
import { EMPTY_ON_PURPOSE } from './empty-on-purpose';

/** An empty cell, or one without a column, gives `fallback`; others are parsed by `read`. */
function cell<T, F>(fallback: F, read: (text: string) => T) {
  return z
    .string()
    .optional()
    .transform((text, context): T | F => {
      if (!text) return fallback;
      try {
        return read(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: explained(text, error as Error) });
        return z.NEVER;
      }
    });
}

function needed<T>(read: (text: string) => T) {
  return z.string({ error: 'is missing' }).transform((text, context): T => {
    try {
      if (!text) throw new Error('is missing');
      return read(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: explained(text, error as Error) });
      return z.NEVER;
    }
  });
}

/** Values that a spreadsheet has converted to numbers and days; the original is lost. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+?\d{1,3}$/i;
const MADE_A_DAY =
  /^(?:\d{1,2}\.?[\s-]?(?:jan|feb|m(?:ä|a|)r|apr|ma[iy]|jun|jul|aug|sep|o[kc]t|nov|de[zc])\p{L}*\.?|(?:jan|feb|m(?:ä|a|)r|apr|ma[iy]|jun|jul|aug|sep|o[kc]t|nov|de[zc])\p{L}*\.?[\s-]?\d{2})$/iu;

/** A day in a cell for another value. */
const DAY = /^\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})?$/;
/** Exactly as spreadsheets write a day with a month name, as article numbers may have one. */
const EXACTLY_A_DAY =
  /^(?:\d{2}\. (?:Jan|Feb|Mrz|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)|\d{2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(?:Jan|Feb|Mrz|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez) \d{2}|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{2})$/;
/** The message about a day that does not exist, which a spreadsheet cannot have caused. */
const NO_DAY = / is not a day such as /;

/** Returns the message, and how to protect the cell if a spreadsheet has changed it. */
function explained(text: string, { message }: Error): string {
  const isChanged =
    SHORTENED.test(text) ||
    MADE_A_DAY.test(text) ||
    (DAY.test(text) && !NO_DAY.test(message)) ||
    message.includes(LOST_ZEROS);
  if (!isChanged) return message;
  return `${message}; a spreadsheet has changed it: format the column as text before it is filled in`;
}

/** Numbers of goods and keys may be any text that no spreadsheet has shortened or made a day. */
function unshortened<T>(read: (text: string) => T) {
  return (text: string): T => {
    if (SHORTENED.test(text) || EXACTLY_A_DAY.test(text))
      throw new Error(`"${text.slice(0, 60)}" is not what was typed`);
    return read(text);
  };
}

function matching(pattern: RegExp, hint: string) {
  return (text: string) => {
    if (!pattern.test(text)) throw new Error(`"${text.slice(0, 60)}" is not ${hint}`);
    return text;
  };
}

/** Maximum characters of a name or line, and of a description. */
const SHORT = 1000;
const LONG = 50_000;

function readText(most: number) {
  return (text: string) => {
    if (text.length > most) {
      throw new Error(`has ${text.length} characters, at most ${most} are possible`);
    }
    if (/\p{Cc}/u.test(text.replace(/[\t\r\n]/g, ''))) throw new Error('has control characters');
    return text;
  };
}

const readKey = matching(/^[^|=\s][^|=]{0,99}$/, 'a key (up to 100 characters, without | and =)');
const readColor = matching(/^#[0-9a-f]{6}$/, 'a colour such as #8a9b7c');
const readSlug = matching(/^[a-z0-9][a-z0-9-]*$/, 'a web address part (a-z, 0-9, -)');

/** Removes the thousands separators of spreadsheets: 1.234,56 and 1,234.56. */
function withoutThousands(text: string): string {
  if (/^\d{1,3}(?:[.\s]\d{3})+,\d+$/.test(text)) return text.replaceAll(/[.\s]/g, '');
  if (/^\d{1,3}(?:[,\s]\d{3})+\.\d+$/.test(text)) return text.replaceAll(/[,\s]/g, '');
  return text;
}

/** Money as 12,99 or 12.99 or 12 or 1.234,56: integer cents, exactly. */
export function readCents(text: string): number {
  const bare = withoutThousands(text.replace(/^(?:€|EUR)\s*|(?<!\s)\s*(?:€|EUR)$/, ''));
  const parts = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(bare);
  if (!parts) throw new Error(`"${text.slice(0, 60)}" is not a price such as 12,99 or 12.99`);
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

function readPrice(text: string): number {
  const price = readCents(text);
  if (price === 0) throw new Error('must be more than 0');
  return price;
}

/** A number with up to three decimals, times 1000. */
function readMilli(text: string): number {
  const parts = /^(\d{1,6})(?:[.,](\d{1,3}))?$/.exec(withoutThousands(text));
  const milli = parts ? Number(parts[1]) * 1000 + Number((parts[2] ?? '').padEnd(3, '0')) : 0;
  if (milli === 0) throw new Error(`"${text.slice(0, 60)}" is not a size such as 2,5 or 0.375`);
  return milli;
}

function readInteger(least: number, most: number) {
  return (text: string) => {
    // "1.000" is a thousand, because a whole number has only empty decimals ("5,00").
    const whole = /^\d{1,3}(?:[.,\s]\d{3})+$/.test(text)
      ? text.replaceAll(/[.,\s]/g, '')
      : text.replace(/[.,]0{1,2}$/, '');
    const value = /^-?\d{1,9}$/.test(whole) ? Number(whole) : Number.NaN;
    if (!(value >= least && value <= most)) {
      throw new Error(`"${text.slice(0, 60)}" is not a whole number from ${least} to ${most}`);
    }
    return value;
  };
}

function readBoolean(text: string): boolean {
  if (/^(1|y|yes|j|ja|true)$/i.test(text)) return true;
  if (/^(0|n|no|nein|false)$/i.test(text)) return false;
  throw new Error(`"${text.slice(0, 60)}" is neither yes nor no`);
}

function readList(text: string): string[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);
}

const LOST_ZEROS = 'has lost its zeros in front';

/**
 * Reads a GTIN-8, -12, -13 or -14 with a valid check digit, also in groups as printed on a package,
 * and with the marks that protect it in a spreadsheet.
 */
function readGtin(text: string): string {
  const bare = normalizeInput(text)
    .replace(/^="(.*)"$|^'/, '$1')
    .replace(/(\d{8})[.,]0{1,2}$/, '$1')
    .replaceAll(/[\s-]/g, '');
  const padded = bare.padStart(bare.length < 8 ? 8 : 12, '0');
  if (/^(?:\d{6,7}|\d{9,11})$/.test(bare) && isChecked(padded)) {
    throw new Error(`"${text.slice(0, 60)}" ${LOST_ZEROS}`);
  }
  const digits = matching(/^(\d{8}|\d{12,14})$/, 'a GTIN of 8, 12, 13 or 14 digits')(bare);
  if (!isChecked(digits)) throw new Error(`"${text}" has a wrong check digit`);
  return digits;
}

/** An address of the web as it is printed: with its scheme or without; also of a mailbox. */
function readWebAddress(text: string): string {
  const target = linkTarget(readText(SHORT)(text));
  const isOne = target
    ? /^(?:https?:|mailto:|tel:)/i.test(target) && URL.canParse(target)
    : /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/\S*)?$/u.test(text);
  if (isOne) return text;
  throw new Error(
    `"${text.slice(0, 60)}" is not a web address such as https://www.example.com/contact`,
  );
}

/** The address of a page or file: a path of the shop, or a URL. */
function readAddress(text: string): string {
  if (isPathOrUrl(readText(SHORT)(text))) return text;
  throw new Error(
    `"${text.slice(0, 60)}" is neither a path such as /media/sheet.pdf nor a web address such as https://www.example.com`,
  );
}

/** The same for a link, whose scheme may be missing as it is printed (www.example.com). */
function readLink(text: string): string {
  if (!isPathOrUrl(withScheme(text))) readAddress(text);
  return readText(SHORT)(text);
}

export const key = () => needed(unshortened(readKey));
export const optionalKey = () => cell(null, unshortened(readKey));
export const articleNumber = () => needed(unshortened(readText(SHORT)));
export const neededText = () => needed(readText(SHORT));
export const text = () => cell('', readText(SHORT));
export const optionalText = () => cell(null, readText(SHORT));
export const webAddress = () => cell('', readWebAddress);
/** In one language: it may be empty on purpose. */
export const address = () =>
  cell('', (text) => (text === EMPTY_ON_PURPOSE ? text : readAddress(text)));
export const optionalAddress = () => cell(null, readAddress);
export const optionalLink = () => cell(null, readLink);
/** Descriptions and other texts of several sentences. */
export const longText = () => cell('', readText(LONG));
export const color = () => cell(null, readColor);
export const slug = () => cell('', readSlug);
export const optionalSlug = () => cell(null, readSlug);
export const neededColor = () => needed(readColor);
export const integer = (fallback: number, least = 0, most = 999_999_999) =>
  cell(fallback, readInteger(least, most));
export const optionalInteger = (least = 0, most = 999_999_999) =>
  cell(null, readInteger(least, most));
/** The id of goods, used in addresses. */
export const optionalId = () => optionalInteger(1);
export const boolean = (fallback: boolean) => cell(fallback, readBoolean);
export const price = () => needed(readPrice);
export const optionalPrice = () => cell(null, readPrice);
export const amount = () => cell(0, readCents);
export const optionalAmount = () => cell(null, readCents);
export const milli = () => cell(1000, readMilli);
export const gtin = () => cell('', readGtin);
export const list = () => cell([], readList);
export const instant = (edge: DayEdge) => cell(null, (value) => readInstant(value, edge));
export const neededInstant = (edge: DayEdge) => needed((value) => readInstant(value, edge));

export function choice<const T extends string, const F extends T | null>(
  fallback: F,
  values: readonly T[],
) {
  return cell(fallback, (value) => oneOf(value, values));
}

/** A selection of these values, such as `de|en`; none for an empty cell. */
export const choices = <const T extends string>(values: readonly T[]) =>
  cell([] as T[], (text) => readList(text).map((value) => oneOf(value, values)));

export function oneOf<const T extends string>(value: string, values: readonly T[]): T {
  const found = values.find((each) => each === value);
  if (!found) throw new Error(`"${value.slice(0, 60)}" is none of ${values.join(', ')}`);
  return found;
}

function readPairs(text: string, separator: '=' | ':'): [name: string, value: string][] {
  return readList(text).map((part) => {
    const at = part.indexOf(separator);
    return at < 0 ? [part, ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
  });
}

function refuseTwice(names: string[]): void {
  if (new Set(names).size < names.length) throw new Error('names something twice');
}

/** Parts such as `gloss=matt|shade=sage`, as [name, value] pairs; each name once. */
export const pairs = (separator: '=' | ':') =>
  cell([], (text) => {
    const parts = readPairs(text, separator);
    refuseTwice(parts.map(([name]) => name));
    return parts;
  });

/** Parts such as `area=inside|area=outside`; a name may have several values, each once. */
export const manyPairs = () =>
  cell([], (text) => {
    const parts = readPairs(text, '=');
    refuseTwice(parts.map((pair) => pair.join('=')));
    return parts;
  });
