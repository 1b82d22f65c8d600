import { expect, test } from 'vitest';
import { translatorFor } from './translate.server';
import { workingDays } from './working-days';

test.each([
  [2, 4, '2 bis 4\u00A0Werktage'],
  [0, 1, '0 bis 1\u00A0Werktage'],
  [3, 3, '3\u00A0Werktage'],
  [1, 1, '1 Werktag'],
  [0, 0, null],
])('from %d to %d working days: %s', (min, max, words) => {
  expect(workingDays(translatorFor('de'), { min, max })).toBe(words);
});
