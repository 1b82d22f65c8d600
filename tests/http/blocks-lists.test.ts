import { expect, test } from 'vitest';
import { blocksListsSchema } from '~/editor/blocks-lists/blocks-lists.server';
import { rawRequest } from '../support/raw-request';
import { useSharedShop } from '../support/use-shop';

const shop = useSharedShop();
const LIST = '/blocks/blocksLists.json';
const FONTS = '/fonts/meta.json';

test('the lists of blocks and fonts and the pictures of blocks are served with tags, so that they are fetched once', async () => {
  const { origin } = shop.server;
  const list = await fetch(origin + LIST);
  expect(list.headers.get('content-type')).toBe('application/json');
  const lists = blocksListsSchema.parse(await list.json());
  const images = Object.values(lists).flatMap(({ variations }) =>
    variations.map(({ image }) => image),
  );
  expect(images.length).toBeGreaterThan(10);
  const fonts = await (await fetch(origin + FONTS)).json();
  expect(fonts).toContainEqual({ value: 'Instrument Sans', caption: 'Instrument Sans' });
  for (const path of [LIST, FONTS, ...images]) {
    const answer = await fetch(origin + path);
    const tag = answer.headers.get('etag');
    expect([answer.status, tag], path).toEqual([200, expect.stringMatching(/^W\/".+"$/)]);
    const again = await rawRequest(origin, { path, headers: { 'If-None-Match': tag ?? '' } });
    expect(again.status, path).toBe(304);
  }
});

test('a picture is a drawing and nothing else is there', async () => {
  const { origin } = shop.server;
  const drawing = await fetch(`${origin}/blocks/variations/tabs.svg`);
  expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
  expect(drawing.headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const file of ['none.svg', 'tabs', 'tabs.png', '..%2Ftabs.svg', 'constructor.svg']) {
    expect((await fetch(`${origin}/blocks/variations/${file}`)).status, file).toBe(404);
  }
});
