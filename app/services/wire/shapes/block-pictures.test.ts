import { expect, test } from 'vitest';
import type { Block } from '~/services/shop-api';
import type { Shaper } from './shaper';
import { withOwnPictures, withWholePictures } from './block-pictures';

const shaper = { publicOrigin: 'https://shop.example' } as Shaper;

function banner(desktop: string): Block {
  const content = { image: { desktop }, button: { link: '/farben' } };
  return { name: 'Banner', type: 'content', meta: { uuid: 'a' }, content };
}

test('pictures of blocks have absolute addresses, links are unchanged', () => {
  expect(withWholePictures([banner('/blocks/hall-640.webp')], shaper)).toEqual([
    banner('https://shop.example/blocks/hall-640.webp'),
  ]);
});

test.each(['https://cdn.example/a.png', '//cdn.example/a.png', ''])(
  '%j of another host is unchanged',
  (path) => {
    expect(withWholePictures([banner(path)], shaper)).toEqual([banner(path)]);
  },
);

test('a save from a client stores addresses without the host', () => {
  const saved = [banner('/media/a.png'), banner('https://cdn.example/a.png')];
  const text = JSON.stringify(withWholePictures(saved, shaper));
  expect(JSON.parse(withOwnPictures(text, shaper))).toEqual(saved);
});
