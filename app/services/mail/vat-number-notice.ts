import { translatorFor } from '~/i18n/translate.server';
import type { OrderVatCheck, ShopConfiguration } from '../shop-api';
import { paragraph } from './mail-layout';
import type { MailDocument } from './mail-document';
import { sellerLines } from './seller-lines';

type VatNumberNotice = {
  orderId: number;
  check: OrderVatCheck;
  configuration: ShopConfiguration;
};

/** For the shop team: a VAT number was confirmed after its order was placed with VAT. */
export function vatNumberNoticeMail(notice: VatNumberNotice): MailDocument {
  const { orderId: number, check, configuration } = notice;
  const { t } = translatorFor('de');
  const asked = check.afterwards?.consultation ?? '';
  const consultation = asked && t('vat.notice.consultation', { number: asked });
  return {
    lang: 'de',
    title: t('vat.notice.title', { number }),
    parts: [paragraph(t('vat.notice.text', { number, vatNumber: check.number, consultation }))],
    footer: sellerLines(configuration, 'de'),
  };
}
