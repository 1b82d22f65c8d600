import type { Translator } from '~/i18n/translator';
import { isMemberState } from '~/lib/member-states';
import type { Order } from '../shop-api';

/** Is the order exempt from VAT? */
export function isExempt({ vatCase }: Pick<Order, 'vatCase'>): boolean {
  return vatCase === 'intraCommunity' || vatCase === 'export';
}

/**
 * Returns why no VAT was charged, as required on an invoice (§ 14(4) no. 8, § 14a UStG), by the law
 * of the shop's country; '' for an order with VAT.
 */
export function exemptionText(
  { vatCase }: Pick<Order, 'vatCase'>,
  home: string,
  { t }: Pick<Translator, 't'>,
): string {
  if (vatCase !== 'intraCommunity' && vatCase !== 'export') return '';
  if (home === 'DE' || home === '') return t(`vat.${vatCase}`);
  if (vatCase === 'export' && !isMemberState(home)) return t('vat.exportElsewhere');
  return t(`vat.${vatCase}Eu`);
}

/** Returns notes on the VAT of an order for its buyer. */
export function vatNotes(
  order: Pick<Order, 'vatCase' | 'vatNumberState' | 'totals'>,
  home: string,
  translator: Pick<Translator, 't'>,
): string[] {
  const { vatCase, vatNumberState: state } = order;
  const exemption = exemptionText(order, home, translator);
  if (exemption) return [exemption];
  if (!vatCase || !state || state === 'invalid') return [];
  return [translator.t(state === 'later' ? 'vat.orderLater' : 'vat.orderConfirmed')];
}
