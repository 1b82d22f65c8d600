import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useSharedShop } from '../support/use-shop';
import { triedIn } from '../support/words';

const shop = useSharedShop();

type Manifest = {
  start_url: string;
  shortcuts: { url: string }[];
  icons: { src: string; sizes: string }[];
};

const fetched = (path: string) => fetch(new URL(path, shop.server.origin));

test('the worker is fetched each time, may request only the shop, and belongs to the reported build', async () => {
  const worker = await fetched('/sw.js');
  expect(worker.headers.get('Cache-Control')).toBe('no-cache');
  expect(worker.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(worker.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
  const latest = await fetched('/builds/latest.json');
  expect(latest.headers.get('Cache-Control')).toBe('no-cache');
  const build = (await latest.json()) as { id: string; timestamp: number };
  expect(build.timestamp).toBeLessThanOrEqual(Date.now());
  expect(await worker.text()).toContain(`"${build.id}"`);
  expect(await (await fetched(`/builds/meta/${build.id}.json`)).json()).toEqual(build);
  expect((await fetched('/builds/meta/0.json')).status).toBe(404);
});

test.each(triedIn('en'))(
  'a device reads from the page which app it installs: $lang',
  async ({ prefix, lang }) => {
    const { document } = await shop.client().get(`${prefix}/search`);
    const path = document.querySelector('link[rel=manifest]')!.getAttribute('href')!;
    expect(path).toBe(`${prefix}/manifest.webmanifest`);
    const answer = await fetched(path);
    expect(answer.headers.get('Content-Type')).toBe('application/manifest+json');
    const manifest = (await answer.json()) as Manifest;
    expect(manifest).toMatchObject({ name: 'Tonwert', lang, scope: '/', display: 'standalone' });
    for (const url of [manifest.start_url, ...manifest.shortcuts.map((each) => each.url)]) {
      expect((await fetched(url)).status).toBe(200);
    }
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(await (await fetched(src)).arrayBuffer()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  },
);
