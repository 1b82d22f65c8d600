import { expect, test } from 'vitest';
import { namesAgree } from './names-agree';

test.each([
  ['Anna Müller', 'Anna Müller', true],
  ['MUELLER ANNA', 'Anna Müller', true],
  ['Dr. Änne Groß-Weiß', 'Aenne Gross Weiss', true],
  ['Anna Müller und Bert Müller', 'Anna Müller', true],
  ['Müller', 'Anna Müller', true],
  ['A. Müller', 'Berta Müller', true],
  ['Muster Malerei GmbH & Co. KG', 'Muster Malerei Anna Müller', true],
  ['GROSS-LUKASZ ANNE', 'Änne Groß-Łukasz', true],
  ['SOEREN OLE', 'Søren Ole', true],
  ['José Núñez', 'Jose Nunez', true],
  ['Berta Müller', 'Anna Müller', false],
  ['Anna Müllerin', 'Anna Müller', false],
  ['', 'Anna Müller', false],
  ['GmbH', 'Muster GmbH', false],
])('"%s" pays for "%s": %s', (payer, buyer, agree) => {
  expect(namesAgree(payer, buyer)).toBe(agree);
});
