import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { appManifest } from '~/features/shop-pages/app-manifest/app-manifest';
import { ShopIcons } from './shop-icons';

const FOLDER = `/media/${'a'.repeat(64)}`;
const PICTURE = `${FOLDER}/320.avif`;

test('a shop with an icon shows it in tabs, on screens and as an app', () => {
  const html = renderToStaticMarkup(<ShopIcons picture={PICTURE} />);
  expect(html).toContain(`rel="icon" href="${FOLDER}/icon-48.png" type="image/png" sizes="48x48"`);
  expect(html).toContain(`rel="apple-touch-icon" href="${FOLDER}/icon-180.png"`);
  expect(iconsOf(PICTURE)).toEqual([
    { src: `${FOLDER}/icon-192.png`, sizes: '192x192', type: 'image/png' },
    { src: `${FOLDER}/icon-512.png`, sizes: '512x512', type: 'image/png' },
  ]);
});

test('without one the default icons are shown', () => {
  const html = renderToStaticMarkup(<ShopIcons picture={null} />);
  expect(html).toMatch(/^<link rel="icon" href="[^"]+" type="image\/svg\+xml"\/>$/);
  expect(iconsOf(null)).toHaveLength(3);
});

function iconsOf(icon: string | null) {
  return appManifest('de', { shopName: 'x', icon, slogan: '', colour: '#123456' }).icons;
}
