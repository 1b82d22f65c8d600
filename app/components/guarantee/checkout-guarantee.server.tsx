import { renderToStaticMarkup } from 'react-dom/server';
import { TextProvider } from '~/i18n/text';
import { i18nFor, translatorFor } from '~/i18n/translate.server';
import type { Locale } from '~/i18n/locales';
import { LegalGuarantee } from './legal-guarantee';
import { noticeQrCode } from './qr-codes.server';

/** The notice on the legal guarantee as HTML: it never changes, and the checkout's script has no room for it. */
type GuaranteeView = { summary: string; html: string };

const drawn = new Map<Locale, GuaranteeView>();

export function checkoutGuarantee(locale: Locale): GuaranteeView {
  const known = drawn.get(locale);
  if (known) return known;
  const view = {
    summary: translatorFor(locale).t('guarantee.yourRights'),
    html: renderToStaticMarkup(
      <TextProvider i18n={i18nFor(locale)} prefix="">
        <LegalGuarantee qrCode={noticeQrCode(locale)} heading="h3" />
      </TextProvider>,
    ),
  };
  drawn.set(locale, view);
  return view;
}
