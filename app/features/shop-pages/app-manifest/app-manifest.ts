import { canonicalPrefix, localePath, type Locale } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import { iconAddress } from '~/lib/icon-address';
import type { ShopConfiguration } from '~/services/shop-api';
import { PAPER } from '~/styles/design-tokens';

type Facts = Pick<ShopConfiguration, 'shopName' | 'icon'> & { slogan: string; colour: string };

/** The shop as an app in one language; the same app in both, with that language's home page. */
export function appManifest(locale: Locale, { shopName, icon, slogan, colour }: Facts) {
  const path = (page: string) => localePath(canonicalPrefix(locale), page);
  return {
    id: '/',
    name: shopName,
    short_name: shopName,
    description: slogan || translate(locale, 'home.description'),
    lang: locale,
    dir: 'ltr',
    start_url: path('/'),
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: colour,
    icons: icon ? iconsOf(icon) : ICONS,
    shortcuts: [
      { name: translate(locale, 'common.search'), url: path('/search') },
      { name: translate(locale, 'cart.title'), url: path('/cart') },
    ],
  };
}

/** The default ones. */
const ICONS = [
  { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/app-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** A device that crops icons to its own shape puts these on its own background. */
function iconsOf(icon: string) {
  return ([192, 512] as const).map((side) => ({
    src: iconAddress(icon, side),
    sizes: `${side}x${side}`,
    type: 'image/png',
  }));
}
