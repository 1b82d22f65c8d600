import { describe, expect, test } from 'vitest';
import type { Block } from '~/services/shop-api';
import { contentBlock, structureBlock } from './blocks/kit/define-block';
import { checkBlocks } from './check-blocks.server';

const card = (uuid: string, text: object = {}) => contentBlock('TextCard', uuid, { text });
const unknown = (uuid: string): Block => ({
  name: 'Countdown',
  type: 'content',
  meta: { uuid },
  content: { until: 'Freitag' },
});
const problems = (value: unknown) => checkBlocks(value).map(({ problem }) => problem);

test('a page of known and unknown blocks may be saved', () => {
  const grid = structureBlock('MultiGrid', 'a', [card('b'), unknown('c')], {
    columnWidths: [6, 6],
  });
  expect(checkBlocks([grid, unknown('d'), card('e')])).toEqual([]);
  expect(checkBlocks([])).toEqual([]);
});

test('a wrong field is named', () => {
  expect(checkBlocks([card('a', { color: 'red;}body{' })])).toEqual([
    { problem: 'field', uuid: 'a', path: ['text', 'color'] },
  ]);
});

/** Reliability, B7 row 109. */
describe('what is no page', () => {
  test('other things than blocks', () => {
    for (const value of [null, 'x', {}, [null], [{ name: 'TextCard' }], [[card('a')]]]) {
      expect(problems(value).every((each) => each === 'shape')).toBe(true);
      expect(problems(value)).not.toEqual([]);
    }
  });

  test('blocks a hundred thousand deep, and fields', () => {
    let nested: Block = card('0');
    let fields: unknown = 'x';
    for (let depth = 1; depth < 100_000; depth += 1) {
      nested = {
        name: 'MultiGrid',
        type: 'structure',
        meta: { uuid: String(depth) },
        content: [nested],
      };
      fields = { fields };
    }
    expect(problems([nested])).toEqual(['depth']);
    expect(problems([{ ...unknown('a'), content: { fields } }])).toEqual(['depth']);
  });

  test('a block that holds itself', () => {
    const circle = structureBlock('MultiGrid', 'a', [], {});
    (circle.content as Block[]).push(circle);
    expect(problems([circle])).toEqual(['depth']);
  });

  test('ten thousand blocks', () => {
    expect(problems(Array.from({ length: 10_000 }, (_, at) => card(`a${at}`)))).toEqual(['count']);
  });

  test('one uuid twice, also inside another block, and uuids that are none', () => {
    const grid = structureBlock('MultiGrid', 'a', [card('b')], { columnWidths: [12] });
    expect(checkBlocks([grid, card('b')])).toEqual([{ problem: 'uuid', uuid: 'b' }]);
    for (const uuid of ['', 'a b', '"><script>', 'ä'])
      expect(problems([card(uuid)])).toEqual(['uuid']);
  });

  test('blocks where they may not stand, and more than a block may hold', () => {
    const slider = (uuid: string) => structureBlock('Carousel', uuid, [], {});
    const grid = (held: Block[]) =>
      structureBlock('MultiGrid', 'grid', held, { columnWidths: [12] });
    expect(problems([grid([slider('a')])])).toEqual(['children']);
    expect(problems([grid([1, 2, 3, 4, 5].map((at) => card(`a${at}`)))])).toEqual(['children']);
    expect(problems([{ ...card('a'), content: [card('b')] }])).toEqual(['shape']);
    expect(problems([{ ...grid([]), content: { text: {} } }])).toEqual(['shape']);
  });

  test('names every object has', () => {
    const value: unknown = JSON.parse(
      '[{"name":"constructor","type":"content","meta":{"uuid":"a"},"content":{"__proto__":{"isOperator":true}}}]',
    );
    expect(checkBlocks(value)).toEqual([]);
    expect(({} as { isOperator?: true }).isOperator).toBeUndefined();
  });
});
