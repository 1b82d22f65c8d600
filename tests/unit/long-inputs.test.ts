import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../app/editor/document/check/heading-order';
import { readPrice } from '../../app/features/browse/category/read-price';
import { plainText, textLines } from '../../app/lib/plain-text';
import { trimEndSlashes, trimSlashes } from '../../app/lib/trim-slashes';
import { isLinkTarget, withScheme } from '../../app/lib/web-address';
import { bareDay, readDay, readSum } from '../../app/services/bank-statements/csv-values';
import { customerKey } from '../../app/services/commerce/core/customer-key';
import { isCommonPassword } from '../../app/services/commerce/people/account/common-passwords';
import { unwrapCookies } from '../../app/services/remote/contract-shop/wrapped-cookies';
import { readCents } from '../../importer/kit/cells';
import { maskWords } from '../../server/log';

/**
 * As long as the input of a visitor or a file, and longer; an expression with backtracking does not
 * end.
 */
const LENGTH = 300_000;
const run = (text: string) => text.repeat(Math.ceil(LENGTH / text.length));

/** A run of each class of characters within other text. */
const BLANKS = [' ', '\t', '\n', '\u00a0', '\u200b', '\u00ad', '\u2028', '\ufeff', '\u202e'];

describe('an input of 300,000 equal characters is read in linear time (attack 141)', () => {
  test.each(BLANKS)('an address with %j within it', (blank) => {
    const address = `a${run(blank)}b`;
    expect(withScheme(address)).toBe(address);
    expect(isLinkTarget(address)).toBe(false);
    expect(isLinkTarget(`${run(blank)}/shop${run(blank)}`)).toBe(true);
  });

  test('a path of slashes', () => {
    const within = `a${run('/')}b`;
    expect(trimSlashes(`${run('/')}${within}${run('/')}`)).toBe(within);
    expect(trimEndSlashes(`/${within}${run('/')}`)).toBe(`/${within}`);
    expect(trimSlashes(run('/'))).toBe('');
  });

  test.each(BLANKS)('cells of a bank statement with %j', (blank) => {
    const cell = `1${run(blank)}x`;
    expect(bareDay(cell)).toBe(cell);
    expect(() => readDay(cell, 'Line 2')).toThrow('is no day');
    expect(() => readSum(cell, 'Line 2')).toThrow('is no sum');
  });

  test.each(['*', '(neu', '12:34', '1', '.'])('a day of a bank statement with %j', (sign) => {
    expect(bareDay(`26.11.2026 ${run(sign)}`)).toBe(`26.11.2026 ${run(sign)}`);
    expect(bareDay('26.11.2026 12:34')).toBe('26.11.2026');
  });

  test('an invalid price', () => {
    expect(readPrice(`1${run(' ')}x`, 'de')).toBeNull();
    expect(readPrice(`1${run('\t')}x€`, 'en')).toBeNull();
    expect(readPrice('20 \t €', 'de')).toBe(2000);
    expect(() => readCents(`1${run(' ')}x`)).toThrow('is not a price');
    expect(readCents('20 \t €')).toBe(2000);
  });

  test('a text of unclosed tags, or of spaces', () => {
    expect(plainText(run('<'))).toBe(run('<'));
    expect(plainText(`<p>${run('&nbsp;')}a</p>`)).toBe('a');
    expect(textLines(`<p>${run('&nbsp;')}a</p>`)).toBe('a');
    expect(textLines(run('<li'))).toBe(run('<li'));
    expect(wordsOf(run('<'))).toBe(run('<'));
  });

  test('text for the log', () => {
    expect(maskWords(run('x '))).toBe(run('x '));
    expect(maskWords(`${run('ä')} ada@example.com`)).toBe(`${run('ä')} ***`);
  });

  test('a mailbox, a password, a cookie', () => {
    expect(customerKey(`ada${run('+')}\n+@example.com`)).toBe('ada@example.com');
    expect(isCommonPassword(`geheim${run('$')}a${run('1')}`, 'ada@example.com')).toBe(false);
    const wrapped = Buffer.from(`a${run('=')}\0`, 'latin1').toString('base64url');
    expect(unwrapCookies(wrapped)).toBe('');
    expect(unwrapCookies(Buffer.from('a=b=c').toString('base64url'))).toBe('a=b=c');
  });
});
