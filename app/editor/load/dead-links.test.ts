import { expect, test } from 'vitest';
import { findDeadLinks } from './dead-links.server';

const category = {
  kind: 'category',
  categoryId: 1,
  categoryType: 'content',
  right: 'all',
} as const;
const asked: string[] = [];
const context = {
  publicOrigin: 'https://laden.example',
  routes: ['/', '/cart', '/tag/:slug', '/*'].map((path) => ({ path })),
  shop: {
    resolvePath: ({ path }: { path: string }) => {
      asked.push(path);
      return Promise.resolve(['/da', '/frueher'].includes(path) ? category : null);
    },
  } as never,
};
const dead = async (...addresses: string[]) => [...(await findDeadLinks(context, addresses))];

test.each([
  ['/weg', true],
  ['/en/weg?a=1#b', true],
  ['https://laden.example/weg', true],
  ['/da', false],
  ['/de/da#unten', false],
  // A former address redirects.
  ['/frueher', false],
  ['/', false],
  ['/en', false],
  ['/cart', false],
  ['/cart/weg', false],
  ['/tag/blau', false],
  ['/media/abc/960.avif', false],
  ['/robots.txt', false],
  ['https://anderswo.example/weg', false],
  ['mailto:a@b.example', false],
  ['tel:+49123', false],
  ['#block-a', false],
  ['http://[', false],
])('%s is dead: %s', async (address, expected) => {
  expect(await dead(address)).toEqual(expected ? [address] : []);
});

test('an address is checked once, in any number of links and languages', async () => {
  asked.length = 0;
  expect(await dead('/weg', '/weg', '/en/weg', '/weg#x')).toEqual(['/weg', '/en/weg', '/weg#x']);
  expect(asked).toEqual(['/weg']);
});
