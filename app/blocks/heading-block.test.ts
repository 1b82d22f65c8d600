import { expect, test } from 'vitest';
import { renderBlocks } from '../../tests/support/render-blocks';
import { contentBlock, structureBlock } from './kit/define-block';

const image = contentBlock('Image', 'i', { desktop: '/media/room.jpg' });
const card = (uuid: string, title = uuid) => contentBlock('TextCard', uuid, { text: { title } });
const headings = (...blocks: Parameters<typeof renderBlocks>[0]) =>
  [...renderBlocks(blocks).querySelectorAll('h1, h2')].map(
    ({ localName, textContent }) => `${localName} ${textContent}`,
  );

test('the first title of a page is its h1, whatever stands above it', () => {
  expect(headings(card('a'), card('b'))).toEqual(['h1 a', 'h2 b']);
  expect(headings(image, card('u', ''), card('a'), card('b'))).toEqual(['h1 a', 'h2 b']);
});

test('also within another block', () => {
  const grid = structureBlock('MultiGrid', 'g', [image, card('a')], { columnWidths: [6, 6] });
  expect(headings(grid, card('b'))).toEqual(['h1 a', 'h2 b']);
});

test('a title of an unknown block does not count', () => {
  const strange = { ...card('x'), name: 'Hologram' };
  expect(headings(strange, card('a'))).toEqual(['h1 a']);
});
