import { expect, test } from 'vitest';
import { contentBlock } from '~/blocks/kit/define-block';
import type { Document } from './tree';
import { shownBlock } from './shown-block';

const card = contentBlock('TextCard', 'card', {});
const slide = contentBlock('Banner', 'slide', {});
const page: Document = [
  {
    name: 'MultiGrid',
    type: 'structure',
    meta: { uuid: 'grid' },
    content: [
      card,
      { name: 'Carousel', type: 'structure', meta: { uuid: 'carousel' }, content: [slide] },
    ],
  },
];

test.each([
  ['slide', 'carousel'],
  ['carousel', 'carousel'],
  ['card', 'card'],
  ['gone', null],
])('%s is visible in the frame of %s', (uuid, shown) => {
  expect(shownBlock(page, uuid)).toBe(shown);
});
