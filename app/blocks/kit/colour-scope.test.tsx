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

test.each(['#1f4d3f', '#808080', '#eef0ea'])('text on %s is readable', (bgColor) => {
  const shown = newsletter({ bgColor, title: 'Neu' });
  expect(contrast(inkOf(shown)!, bgColor)).toBeGreaterThanOrEqual(4.5);
  expect(shown.querySelector('.on-own-ground .field-hint')).not.toBeNull();
  const panel = banner({ title: 'Neu', background: true, bgcolor: bgColor });
  expect(contrast(inkOf(panel)!, bgColor)).toBeGreaterThanOrEqual(4.5);
});

test('without a background, or with a selected colour, text is unchanged', () => {
  expect(newsletter({ bgColor: '', title: 'Neu' }).querySelector('.on-own-ground')).toBeNull();
  const chosen = banner({ title: 'Neu', background: true, bgcolor: '#111111', color: '#dddddd' });
  expect(inkOf(chosen)).toBe('#dddddd');
  expect(chosen.querySelector('.on-own-ground')).toBeNull();
  expect(banner({ title: 'Neu', bgcolor: '#111111' }).querySelector('style')).toBeNull();
});

test('the text on a translucent panel contrasts with its blended colour', () => {
  const panel = banner({ title: 'Neu', background: true, bgcolor: '#000000', bgopacity: 0.2 });
  expect(inkOf(panel)).toBe('#1d1c1a');
});
