import { expect, test } from 'vitest';
import { contrast } from '~/lib/contrast';
import { renderBlocks } from '../../../tests/support/render-blocks';
import { contentBlock, structureBlock } from './define-block';

const newsletter = (text: object) =>
  renderBlocks([contentBlock('NewsletterSubscribe', 'a', { text })]);
const banner = (text: object) =>
  renderBlocks([
    structureBlock('Carousel', 'c', [contentBlock('Banner', 'b', { image: {}, text })], {}),
  ]);
const inkOf = (document: Document) =>
  /[{;]color:(#\w{6})/.exec(document.querySelector('style')?.textContent ?? '')?.[1];

test.each(['#1f4d3f', '#808080', '#eef0ea'])('words on %s can be read', (bgColor) => {
  const shown = newsletter({ bgColor, title: 'Neu' });
  expect(contrast(inkOf(shown)!, bgColor)).toBeGreaterThanOrEqual(4.5);
  expect(shown.querySelector('.on-own-ground .field-hint')).not.toBeNull();
  const panel = banner({ title: 'Neu', background: true, bgcolor: bgColor });
  expect(contrast(inkOf(panel)!, bgColor)).toBeGreaterThanOrEqual(4.5);
});

test('without a ground of its own, or with a colour that was chosen, words stay as they are', () => {
  expect(newsletter({ bgColor: '', title: 'Neu' }).querySelector('.on-own-ground')).toBeNull();
  const chosen = banner({ title: 'Neu', background: true, bgcolor: '#111111', color: '#dddddd' });
  expect(inkOf(chosen)).toBe('#dddddd');
  expect(chosen.querySelector('.on-own-ground')).toBeNull();
  expect(banner({ title: 'Neu', bgcolor: '#111111' }).querySelector('style')).toBeNull();
});

test('a panel that lets the page through is written on as it looks', () => {
  const panel = banner({ title: 'Neu', background: true, bgcolor: '#000000', bgopacity: 0.2 });
  expect(inkOf(panel)).toBe('#1d1c1a');
});
