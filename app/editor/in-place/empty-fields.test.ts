import { expect, test } from 'vitest';
import { contentBlock, structureBlock } from '~/blocks/kit/define-block';
import { emptyFieldsOf } from './empty-fields';

const names = (block: Parameters<typeof emptyFieldsOf>[0]) =>
  emptyFieldsOf(block).map(({ name, part }) => (part === null ? name : `${part}: ${name}`));

test('empty texts, and a label only for a button with an address', () => {
  const text = { title: 'Da', subtitle: ' ' };
  const rest = ['text.pretitle', 'text.subtitle', 'text.htmlDescription'];
  expect(names(contentBlock('TextCard', 'a', { text }))).toEqual(rest);
  expect(names(contentBlock('TextCard', 'a', { text, button: { link: '/farben' } }))).toEqual([
    ...rest,
    'button.label',
  ]);
  const old = { link: '/farben', buttonText: 'Los' };
  expect(names(contentBlock('TextCard', 'a', { text, button: old }))).toEqual(rest);
});

test('questions of existing entries, and no description of a picture', () => {
  const items = [
    { question: 'Eins?', answer: 'Ja' },
    { question: '', answer: 'Nein' },
  ];
  expect(names(contentBlock('Accordion', 'a', { items }))).toContain('items.1.question');
  expect(names(contentBlock('Image', 'b', { desktop: '/a.webp' }))).toEqual([]);
});

test('those of its parts by their indices, and none of nested blocks', () => {
  const slide = contentBlock('Banner', 's', { image: {}, text: { title: 'Da', pretitle: 'Da' } });
  expect(names(structureBlock('Carousel', 'c', [slide], {}))).toEqual([
    '1: text.subtitle',
    '1: text.htmlDescription',
  ]);
  const card = contentBlock('TextCard', 't', { text: {} });
  expect(names(structureBlock('MultiGrid', 'g', [card], { columnWidths: [12] }))).toEqual([]);
});
