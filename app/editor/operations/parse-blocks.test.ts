import { describe, expect, test } from 'vitest';
import { isShopError, type Block } from '~/services/shop-api';
import { contentBlock, structureBlock } from '~/blocks/kit/define-block';
import { parseBlocks } from './parse-blocks.server';

const card = (uuid: string, text: object = {}) => contentBlock('TextCard', uuid, { text });
const unknown = (uuid: string): Block => ({
  name: 'Countdown',
  type: 'content',
  meta: { uuid },
  content: { until: 'Freitag' },
});

function problem(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  try {
    return parseBlocks(text) && 'none';
  } catch (error) {
    if (!isShopError(error, 'blocks.invalid')) throw error;
    expect(error.code).toBe(422);
    return error.cause?.problem;
  }
}

test('known and unknown blocks pass unchanged', () => {
  const grid = structureBlock('MultiGrid', 'a', [card('b'), card('c')], { columnWidths: [6, 6] });
  const blocks = [grid, unknown('d'), card('e')];
  expect(parseBlocks(JSON.stringify(blocks))).toEqual(blocks);
  expect(parseBlocks('[]')).toEqual([]);
});

test('short colours are written out, and nothing else that looks like one', () => {
  const text = (color: string) => ({ color, title: '#fff' });
  const read = (color: string) => parseBlocks(JSON.stringify([card('a', text(color))]));
  expect(read('#0aF')).toEqual([card('a', text('#00aaFF'))]);
  expect(read('#1f4d3f')).toEqual([card('a', text('#1f4d3f'))]);
  expect(read('')).toEqual([card('a', text(''))]);
  expect(problem([card('a', text('#ffff'))])).toBe('invalidFields');
});

/** Values that would break out of their style attribute. */
test.each([{ color: 'red;}body{display:none' }, { color: 'url(//evil.example)' }])(
  '%j is no colour',
  (text) => {
    expect(problem([card('a', text)])).toBe('invalidFields');
  },
);

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,<script>alert(1)</script>',
])('%s is no link and no picture', (address) => {
  const button = { label: 'Ton', link: address };
  expect(problem([contentBlock('TextCard', 'a', { text: {}, button })])).toBe('invalidFields');
  expect(problem([contentBlock('Image', 'a', { desktop: address, alt: '' })])).toBe(
    'invalidFields',
  );
});

test('fields of a known block outside of its definition are dropped, at any depth', () => {
  const trick = { onClick: 'x()', dangerouslySetInnerHTML: { __html: '<b>' } };
  const text = { title: 'Ton', ...trick };
  const button = { buttonText: 'Los', ...trick };
  const page = [
    {
      ...structureBlock(
        'MultiGrid',
        'a',
        [{ ...contentBlock('TextCard', 'b', { text, ...trick }), ...trick }],
        { columnWidths: [12], ...trick },
      ),
      meta: { uuid: 'a', ...trick },
      ...trick,
    },
    contentBlock('Accordion', 'c', { items: [{ question: 'q', answer: 'a', ...trick }] }),
    structureBlock(
      'Carousel',
      'e',
      [contentBlock('Banner', 'd', { image: { alt: '', ...trick }, text: {}, button })],
      {},
    ),
  ];
  const clean = { title: 'Ton' };
  expect(parseBlocks(JSON.stringify(page))).toEqual([
    structureBlock('MultiGrid', 'a', [contentBlock('TextCard', 'b', { text: clean })], {
      columnWidths: [12],
    }),
    contentBlock('Accordion', 'c', { items: [{ question: 'q', answer: 'a' }] }),
    structureBlock(
      'Carousel',
      'e',
      [contentBlock('Banner', 'd', { image: { alt: '' }, text: {}, button: { label: 'Los' } })],
      {},
    ),
  ]);
});

test('no block passes unchecked by claiming a later version', () => {
  const button = { label: 'Ton', link: 'javascript:alert(1)' };
  const block = contentBlock('TextCard', 'a', { text: {}, button });
  expect(problem([{ ...block, meta: { uuid: 'a', version: 999 } }])).toBe('invalidFields');
});

/** Another shape, too deep, too many, or an id twice. */
describe('an invalid page', () => {
  test.each(['', 'null', '{}', '"x"', '[null]', '[{"name":"TextCard"}]', '[[]]', '[', '[]]'])(
    '%s',
    (text) => {
      expect(['notBlocks', 'notJson']).toContain(problem(text));
    },
  );

  test('blocks a hundred thousand deep, and fields', () => {
    const deep = 100_000;
    const open = '{"name":"MultiGrid","type":"structure","meta":{"uuid":"a"},"content":[';
    const short = 20_000;
    expect(problem(`[${open.repeat(short)}${']}'.repeat(short)}]`)).toBe('documentTooLarge');
    const fields = `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`;
    const block = JSON.stringify(unknown('a')).replace('"Freitag"', fields);
    expect(problem(`[${block}]`)).toBe('documentTooLarge');
    expect(problem('['.repeat(deep) + ']'.repeat(deep))).toBe('documentTooLarge');
  });

  test('ten thousand blocks, a million numbers, two million characters', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => card(`a${at}`));
    expect(problem(many)).toBe('documentTooLarge');
    const block = { ...unknown('a'), content: { list: Array.from({ length: 500_000 }, () => 1) } };
    expect(problem([block])).toBe('documentTooLarge');
    expect(problem(`["${'x'.repeat(2_000_000)}"]`)).toBe('tooLarge');
  });

  test('one uuid twice, also inside another block, and invalid uuids', () => {
    const grid = structureBlock('MultiGrid', 'a', [card('b')], { columnWidths: [12] });
    expect(problem([grid, card('b')])).toBe('duplicateBlock');
    for (const uuid of ['', 'a b', '"><script>', 'ä', 'x'.repeat(61)]) {
      expect(['uuid', 'notBlocks']).toContain(problem([card(uuid)]));
    }
  });

  test('blocks in forbidden positions', () => {
    const slider = structureBlock('Carousel', 'c', [], {});
    const grid = structureBlock('MultiGrid', 'g', [slider], { columnWidths: [12] });
    expect(problem([grid])).toBe('notAllowedHere');
    expect(problem([{ ...card('a'), content: [card('b')] }])).toBe('invalidFields');
  });
});

/** They would change the prototype of every object. */
test.each([
  '{"__proto__":{"isOperator":true}}',
  '{"constructor":{"prototype":{"isOperator":true}}}',
])('names that every object has are refused: %s', (content) => {
  const text = `[{"name":"X","type":"content","meta":{"uuid":"a"},"content":${content}}]`;
  expect(problem(text)).toBe('notBlocks');
  expect(({} as { isOperator?: true }).isOperator).toBeUndefined();
});

test.each(['\\u0000', '\\ud800', 'Ton\\udfff'])('a text that cannot be stored: %s', (text) => {
  const block = JSON.stringify(unknown('a'));
  expect(problem(`[${block.replace('Freitag', text)}]`)).toBe('notBlocks');
  expect(problem(`[${block.replace('until', text)}]`)).toBe('notBlocks');
});
