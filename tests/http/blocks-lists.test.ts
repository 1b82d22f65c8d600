import { expect, test } from 'vitest';
import { blocksListsSchema } from '~/editor/blocks-lists/blocks-lists.server';
import { rawRequest } from '../support/raw-request';
import { useSharedShop } from '../support/use-shop';

const shop = useSharedShop();
const LIST = '/blocks/blocksLists.json';
const FONTS = '/fonts/meta.json';
const SHEET = '/fonts/stylesheet.css?family=Work+Sans&weights=400,700';

test('the lists of blocks and fonts and the pictures of blocks are served with ETags, so that they are fetched once', async () => {
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
  for (const path of [LIST, FONTS, SHEET, ...images]) {
    const answer = await fetch(origin + path);
    const tag = answer.headers.get('etag');
    expect([answer.status, tag], path).toEqual([200, expect.stringMatching(/^W\/".+"$/)]);
    const again = await rawRequest(origin, { path, headers: { 'If-None-Match': tag ?? '' } });
    expect(again.status, path).toBe(304);
  }
});

test('a picture is a drawing, and nothing else exists there', async () => {
  const { origin } = shop.server;
  const drawing = await fetch(`${origin}/blocks/variations/tabs.svg`);
  expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
  expect(drawing.headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const file of ['none.svg', 'tabs', 'tabs.png', '..%2Ftabs.svg', 'constructor.svg']) {
    expect((await fetch(`${origin}/blocks/variations/${file}`)).status, file).toBe(404);
  }
});

test('a font has a style sheet by family and weights, from the shop itself', async () => {
  const { origin } = shop.server;
  const fonts = (await (await fetch(origin + FONTS)).json()) as { value: string }[];
  for (const { value } of fonts) {
    const query = new URLSearchParams({ family: value, weights: '400,700' });
    const answer = await fetch(`${origin}/fonts/stylesheet.css?${query}`);
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
    const css = await answer.text();
    expect(css.match(/font-weight:\d+/g), value).toEqual(['font-weight:400', 'font-weight:700']);
    const files = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, file]) => file!);
    expect(new Set(files).size, value).toBe(2);
    for (const file of files) {
      const font = await fetch(origin + file);
      expect(font.headers.get('content-type'), file).toBe('font/woff2');
    }
  }
});

test.each([
  ['family=Work+Sans&weights=700', 1],
  ['family=Work+Sans&weights=300,700,900', 1],
  ['family=Work+Sans', 2],
])('the style sheet of %s names %i files', async (query, count) => {
  const answer = await fetch(`${shop.server.origin}/fonts/stylesheet.css?${query}`);
  expect((await answer.text()).match(/@font-face/g)).toHaveLength(count);
});

test.each([
  '',
  '?family=Comic+Sans',
  '?family=Work+Sans&weights=600',
  '?family=Work+Sans&weights=',
])('there is no style sheet at %j', async (query) => {
  expect((await fetch(`${shop.server.origin}/fonts/stylesheet.css${query}`)).status).toBe(404);
});
