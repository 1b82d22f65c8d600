import { describe, expect, test } from 'vitest';
import { findShade } from './find-shade';

const sage = { number: '4120', names: ['Salbei', 'Sage'] };
const chalk = { number: '1010', names: ['Kreide', 'Chalk'] };
const bloom = { number: '1040', names: ['Mandelblüte', 'Almond Blossom'] };
const card = [sage, chalk, bloom];

describe('findShade', () => {
  test.each([
    '4120',
    ' 4120 ',
    '41 20',
    '4120 Salbei',
    'Salbei 4120',
    'salbei4120',
    'SAGE (4120)',
    '4120, sage',
    'Salbei',
    '４１２０',
  ])('takes "%s" for sage', (typed) => {
    expect(findShade(card, typed)).toBe(sage);
  });

  test.each(['mandelblu\u0308te 1040', 'ALMOND  BLOSSOM', 'almond-blossom 1040'])(
    'takes "%s" for almond blossom',
    (typed) => {
      expect(findShade(card, typed)).toBe(bloom);
    },
  );

  test.each([
    '',
    '   ',
    '-',
    '99999',
    '412',
    '41200',
    'lila mit Punkten',
    '4120 Kreide',
    '4120 1010',
    '41204120',
    'Salbei Sage',
    'RAL 4120',
    "4120' or 1=1",
    'Salb',
  ])('finds nothing in "%s"', (typed) => {
    expect(findShade(card, typed)).toBeNull();
  });

  test('two shades of one name differ only by their numbers', () => {
    const deep = { number: '4190', names: ['Salbei', 'Deep Sage'] };
    expect(findShade([...card, deep], 'Salbei')).toBeNull();
    expect(findShade([...card, deep], '4190')).toBe(deep);
    expect(findShade([...card, deep], 'Salbei 4120')).toBe(sage);
  });
});
