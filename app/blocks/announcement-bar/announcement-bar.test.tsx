import { expect, test } from 'vitest';
import { contrast } from '~/lib/contrast';
import { renderBlocks } from '../../../tests/support/render-blocks';
import { contentBlock } from '../kit/define-block';

const bar = (content: object) =>
  renderBlocks([contentBlock('AnnouncementBar', 'a', { ...content })]);

test.each(['#1f4d3f', '#ffd400', '#808080', '#7b7b7b', '#ffffff'])(
  'its text can be read on %s',
  (bgColor) => {
    const rule = bar({ text: 'Neu', bgColor }).querySelector('style')?.textContent ?? '';
    const [, text = ''] = /[{;]color:(#\w{6})/.exec(rule) ?? [];
    expect(rule).toContain(`background-color:${bgColor}`);
    expect(contrast(text, bgColor)).toBeGreaterThanOrEqual(4.5);
  },
);

test('without text there is no bar; a link needs both its label and its address', () => {
  expect(bar({ text: '' }).querySelector('.announcement')).toBeNull();
  expect(bar({ text: 'Neu', link: '/farben' }).querySelector('a')).toBeNull();
  const link = bar({ text: 'Neu', link: '/farben', linkLabel: 'Ansehen' }).querySelector('a');
  expect(link?.getAttribute('href')).toBe('/farben');
});
