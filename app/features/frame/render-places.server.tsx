import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QuickCheckoutPanel } from '~/features/cart/quick-checkout';
import { TextProvider } from '~/i18n/text';
import { localeFromPath } from '~/i18n/locales';
import { i18nFor } from '~/i18n/translate.server';
import type { RequestHead } from '~/services/backend';
import type { RequestContext } from '~/services/context.server';
import { WholeSheet } from '~/styles/whole-sheet';
import { CartCount } from './cart-count';
import { loadPersonal, type PersonalView } from './load-personal.server';
import { Notices } from './notices';
import { CLEAR_FLASH_COOKIE, hasFlashCookie } from '~/features/page/flash.server';
import type { PlaceName } from './places';

export type FilledPlaces = {
  /** What a shared page shows this visitor at its personal places. */
  html: Record<PlaceName, string>;
  /** Says the same of all who see the same there, as many do; null for what nobody else will see. */
  key: string | null;
  cookies: string[];
};

/** Asked by the server for what stands at the personal places of a shared page. */
export const places = {
  /** For who brings no notice: the number in the header is all that is theirs. */
  quiet(path: string, cartCount: number): FilledPlaces {
    return quietPlaces(localeFromPath(path), cartCount);
  },
  /** For who brings one. */
  async noted(request: RequestHead, context: RequestContext): Promise<FilledPlaces> {
    const personal = await loadPersonal(request, context);
    const cookies = hasFlashCookie(request) ? [CLEAR_FLASH_COOKIE] : [];
    return { html: placesOf(context, personal), key: null, cookies };
  },
};

/** The places of who has an empty cart; their classes count for the first styles of a shared page. */
export function renderQuietPlaces(language: Language): string {
  return Object.values(quietPlaces(language, 0).html).join('');
}

type Language = Pick<RequestContext, 'locale' | 'prefix'>;

/** Rendered once for each number: nearly every page of who has a cart shows nothing else of theirs. */
const common = new Map<string, FilledPlaces>();
const MOST_REMEMBERED = 100;

function quietPlaces(language: Language, cartCount: number): FilledPlaces {
  const isCommon = cartCount < MOST_REMEMBERED;
  const key = `${language.prefix} ${cartCount}`;
  const known = common.get(key);
  if (known) return known;
  const html = placesOf(language, { cartCount, notices: [], quickCheckout: null });
  const made = { html, key: isCommon ? String(cartCount) : null, cookies: [] };
  if (isCommon) common.set(key, made);
  return made;
}

/**
 * The first styles of a shared page know nothing of what few visitors see. They have seen a page
 * before, so the whole sheet is there; what follows is not painted without it.
 */
const WHOLE_SHEET = renderToStaticMarkup(<WholeSheet />);

function placesOf(
  { locale, prefix }: Language,
  { cartCount, notices, quickCheckout }: PersonalView,
): FilledPlaces['html'] {
  const render = (place: ReactNode) =>
    renderToStaticMarkup(
      <TextProvider i18n={i18nFor(locale)} prefix={prefix}>
        {place}
      </TextProvider>,
    );
  const isQuiet = notices.length === 0 && quickCheckout === null;
  return {
    'cart-count': render(<CartCount count={cartCount} />),
    notices: (isQuiet ? '' : WHOLE_SHEET) + render(<Notices notices={notices} />),
    'quick-checkout': quickCheckout ? render(<QuickCheckoutPanel view={quickCheckout} />) : '',
  };
}
