import { expect, test } from 'vitest';
import { renderBlocks } from '../../../tests/support/render-blocks';
import { contentBlock, structureBlock } from '../kit/define-block';
import { columnsOf } from './columns-of';

const words = (title: string) => contentBlock('TextCard', title, { text: { title } });
const picture = (imageAlignment?: string) =>
  contentBlock('Image', 'picture', { mobile: '/media/a.webp', imageAlignment });
const stranger = {
  name: 'Countdown',
  type: 'content' as const,
  meta: { uuid: 'stranger' },
  content: {},
};

const columns = (...blocks: ReturnType<typeof words>[]) => {
  const grid = structureBlock('MultiGrid', 'grid', blocks, { columnWidths: [4, 8] });
  return [...renderBlocks([grid]).querySelectorAll('.column')].map(
    (column) => `${column.className.slice(14)} ${column.textContent || 'picture'}`,
  );
};

test('a picture stands on its given side, and keeps its width', () => {
  expect(columns(picture(), words('a'))).toEqual(['4 picture', '8 a']);
  expect(columns(picture('left'), words('a'))).toEqual(['4 picture', '8 a']);
  expect(columns(picture('right'), words('a'))).toEqual(['8 a', '4 picture']);
  expect(columns(words('a'), picture('left'))).toEqual(['8 picture', '4 a']);
  expect(columns(words('a'), picture('right'))).toEqual(['4 a', '8 picture']);
});

test('a block that is not shown takes no column', () => {
  expect(columns(stranger, picture('right'), words('a'))).toEqual(['8 a', '4 picture']);
});

test('it stands on that side of its own row', () => {
  const blocks = [words('a'), picture('left'), words('b'), picture('left')];
  expect(columnsOf(blocks, [6, 6]).map(({ place }) => place)).toEqual([1, 0, 3, 2]);
  expect(columnsOf(blocks, [4]).map(({ place }) => place)).toEqual([1, 0, 2, 3]);
  expect(columnsOf([words('a'), picture('nowhere')], []).map(({ width }) => width)).toEqual([6, 6]);
});
