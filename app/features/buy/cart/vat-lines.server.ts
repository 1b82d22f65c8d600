import type { NoticeType } from '~/components/ui/notice';
import { money } from '~/i18n/format';
import { translatorFor } from '~/i18n/translate.server';
import type { RequestContext } from '~/services/context.server';
import type { Cart } from '~/services/shop-api';

type VatLine = { type: NoticeType; text: string };

const TYPE = { valid: 'positive', later: 'neutral', invalid: 'warning' } as const;

/** The notices on the VAT of a cart, with its total now and in the other case. */
export function vatLines({ locale }: Pick<RequestContext, 'locale'>, cart: Cart): VatLine[] {
  const { t } = translatorFor(locale);
  if (cart.isExportDelivery) return [{ type: 'neutral', text: t('vat.duties') }];
  if (!cart.vatNumber) return [];
  const { number, state, totalTaxed, totalExempt } = cart.vatNumber;
  const amount = (cents: number) => money(cents, locale, cart.currency);
  const values = { number, taxed: amount(totalTaxed), exempt: amount(totalExempt) };
  return [{ type: TYPE[state], text: t(`vat.${state}`, values) }];
}
