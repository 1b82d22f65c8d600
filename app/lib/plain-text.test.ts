import { expect, test } from 'vitest';
import { plainText } from './plain-text';

test('markup and entities become one line of text', () => {
  expect(plainText('<p>Weiß &amp; <b>matt</b></p>\n<p>2&nbsp;l</p>')).toBe('Weiß & matt 2 l');
});
