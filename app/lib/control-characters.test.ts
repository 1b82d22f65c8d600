import { expect, test } from 'vitest';
import { isPlainLine, isPlainText } from './control-characters';

test.each(['Jürgen Groß', "O'Brien-Łukasz 中文", ''])(
  '%s is valid as a line and as a text',
  (text) => {
    expect(isPlainLine(text)).toBe(true);
    expect(isPlainText(text)).toBe(true);
  },
);

test.each(['a\0b', 'a\u001bb', 'a\u0085b', '\u007f'])('%j is neither', (text) => {
  expect(isPlainLine(text)).toBe(false);
  expect(isPlainText(text)).toBe(false);
});

test('line breaks and tabs are valid only in texts', () => {
  expect(isPlainLine('a\r\nb')).toBe(false);
  expect(isPlainText('a\r\n\tb')).toBe(true);
});
