import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { GUARANTEE_NOTICE } from '~/lib/guarantee-notice';
import type { MailPart } from './mail-document';

/**
 * The notice on the legal guarantee of conformity as on pages, for the confirmation of a contract
 * (§ 312f(2) BGB with art. 246a § 1(1) no. 11 EGBGB, L-36). A mail has its address as text instead
 * of a QR code.
 */
export function guaranteeParts(locale: Locale): MailPart[] {
  const { t } = translatorFor(locale);
  const text = (...lines: string[]): MailPart => ({ kind: 'paragraph', text: lines.join('\n') });
  const repair = `${t('guarantee.repair')} ${t('guarantee.or')} ${t('guarantee.replacement')}`;
  const money = `${t('guarantee.reduction')} ${t('guarantee.or')} ${t('guarantee.reimbursement')}`;
  return [
    { kind: 'heading', text: t('guarantee.title') },
    text(`${t('guarantee.minimum')} ${t('guarantee.goods')}`),
    text(t('guarantee.rights'), `– ${t('guarantee.description')}`, `– ${t('guarantee.function')}`),
    text(
      `${t('guarantee.sellers')} ${t('guarantee.liable')}`,
      `– ${repair}${t('guarantee.repairEnd')}`,
      `– ${t('guarantee.inSomeCases')} ${money}${t('guarantee.reimbursementEnd')}`,
    ),
    text(t('guarantee.longer')),
    text(t('guarantee.whatToDo'), `– ${t('guarantee.contact')}`, `– ${t('guarantee.proof')}`),
    text(`${t('guarantee.yourRights')}: ${GUARANTEE_NOTICE[locale].replace('https://', '')}`),
  ];
}
