import { canonicalPrefix, localePath, type Locale } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import { PAPER } from '~/styles/design-tokens';

type Facts = { shopName: string; slogan: string; colour: string };

/** The shop as an app in one language; the same app in either, with that language's home page. */
export function appManifest(locale: Locale, { shopName, slogan, colour }: Facts) {
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
    icons: [
      { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/app-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: [
      { name: translate(locale, 'common.search'), url: path('/search') },
      { name: translate(locale, 'cart.title'), url: path('/cart') },
    ],
  };
}
