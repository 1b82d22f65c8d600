import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WISH_SLOT, wishOf, wishSlot } from '~/components/wish/wish';
import { QuickCheckoutPanel } from '~/features/buy/cart/quick-checkout';
import { CLEAR_FLASH_COOKIE, hasFlashCookie } from '~/features/page/notices/notice-cookie.server';
import { TextProvider } from '~/i18n/text';
import { localeFromPath } from '~/i18n/locales';
import { i18nFor, translatorFor } from '~/i18n/translate.server';
import type { RequestHead, VisitorSummary } from '~/services/backend';
import type { RequestContext } from '~/services/context.server';
import { WholeSheet } from '~/styles/whole-sheet';
import { CartCount } from './cart-count';
import { loadPersonal, type PersonalView } from './load-personal.server';
import { NoticeForm } from '../notices/notice-form';
import { Notices } from '../notices/notices';
import { WishCount } from './wish-count';

export type FilledSlots = {
  /** The HTML of a personal slot on a shared page for this visitor. */
  at: (name: string) => string;
  /** The same for all visitors with the same slots on this page; null for rare content. */
  key: string | null;
  /** Does a slot contain one-time content? */
  isOnce: boolean;
  cookies: string[];
};

/** The server renders the personal slots of a shared page with these. */
export const slots = {
  /** For a visitor without a notice: only the numbers in the header and the hearts are personal. */
  quiet(
    path: string,
    { cartCount, wished }: VisitorSummary,
    names: readonly string[],
  ): FilledSlots {
    const language = localeFromPath(path);
    const hasHearts = wished.some((id) => names.includes(wishSlot(id)));
    const isCommon = areFew(cartCount, wished.length) && !hasHearts;
    return {
      at: slotsOf(quietHtml(language, cartCount, wished.length), language, wished),
      key: isCommon ? `${cartCount} ${wished.length}` : null,
      isOnce: false,
      cookies: [],
    };
  },
  /** For a visitor with a notice. */
  async noted(request: RequestHead, context: RequestContext): Promise<FilledSlots> {
    const personal = await loadPersonal(request, context);
    return {
      at: slotsOf(fixedHtml(context, personal), context, personal.wished),
      key: null,
      isOnce: true,
      cookies: hasFlashCookie(request) ? [CLEAR_FLASH_COOKIE] : [],
    };
  },
};

/** The slots of a visitor with an empty cart; a shared page's first styles include their classes. */
export function renderQuietSlots(language: Language): string {
  return Object.values(quietHtml(language, 0, 0)).join('');
}

type Language = Pick<RequestContext, 'locale' | 'prefix'>;

/** The slots in the frame of every page. */
type Fixed = Readonly<Record<string, string>>;

function slotsOf(fixed: Fixed, { locale }: Language, wished: readonly number[]) {
  const { t } = translatorFor(locale);
  const [open, made] = [wishOf(t, false), wishOf(t, true)].map(({ field, word }) => ({
    field,
    word: renderToStaticMarkup(word),
  })) as [{ field: string; word: string }, { field: string; word: string }];
  return (name: string) => {
    const [, isWord, id] = WISH_SLOT.exec(name) ?? [];
    if (!id) return fixed[name] ?? '';
    const wish = wished.includes(Number(id)) ? made : open;
    return isWord ? wish.word : wish.field;
  };
}

/** Rendered once for each pair of numbers: few pages of visitors with a cart show anything else. */
const common = new Map<string, Fixed>();
const MOST_REMEMBERED = 20;

function quietHtml(language: Language, cartCount: number, wishCount: number): Fixed {
  const key = `${language.prefix} ${cartCount} ${wishCount}`;
  const known = common.get(key);
  if (known) return known;
  const wished = Array.from<number>({ length: wishCount });
  const made = fixedHtml(language, { cartCount, wished, notices: [], quickCheckout: null });
  if (areFew(cartCount, wishCount)) common.set(key, made);
  return made;
}

function areFew(...counts: number[]): boolean {
  return Math.max(...counts) < MOST_REMEMBERED;
}

/**
 * The first styles of a shared page lack rare content. Its visitors have seen a page before, so the
 * whole sheet is cached; the content after it is not painted without it.
 */
const WHOLE_SHEET = renderToStaticMarkup(<WholeSheet />);

function fixedHtml(
  { locale, prefix }: Language,
  { cartCount, wished, notices, quickCheckout }: PersonalView,
): Fixed {
  const render = (slot: ReactNode) =>
    renderToStaticMarkup(
      <TextProvider i18n={i18nFor(locale)} prefix={prefix}>
        {slot}
      </TextProvider>,
    );
  const isQuiet = notices.length === 0 && quickCheckout === null;
  return {
    'cart-count': render(<CartCount count={cartCount} />),
    'wish-count': render(<WishCount count={wished.length} />),
    notices:
      (isQuiet ? '' : WHOLE_SHEET) + render(<Notices notices={notices} ActionForm={NoticeForm} />),
    'quick-checkout': quickCheckout ? render(<QuickCheckoutPanel view={quickCheckout} />) : '',
  };
}
