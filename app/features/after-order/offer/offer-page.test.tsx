import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noticeQrCode } from '~/components/guarantee/qr-codes.server';
import { TextProvider } from '~/i18n/text';
import type { Locale } from '~/i18n/locales';
import { i18nFor } from '~/i18n/translate.server';
import { OfferPage } from './offer-page';
import type { OfferView, OfferLineView } from './offer-view';

const line = {
  id: 1,
  variationId: 1003,
  name: 'Lack',
  variant: '2,5 l',
  number: 'L-1',
  quantity: 1,
  price: 900,
  lineTotal: 900,
  properties: [],
  parts: [],
  isMadeToOrder: false,
  isGiftCard: false,
  canReview: true,
  unsent: 0,
  picture: null,
  path: '/lack_1_2',
  basePrice: { value: 360, unit: 'LTR' },
  hazard: {
    pictograms: ['GHS07'],
    signalWord: 'warning',
    statements: [{ code: 'H317', text: 'Kann allergisch wirken.' }],
    ufis: [],
    isBiocide: false,
  },
} satisfies OfferLineView;

const offer = {
  id: 10001,
  state: 'open',
  validUntil: '2026-12-01T22:59:59Z',
  note: '',
  short: '',
  vatNotice: null,
  lines: [line],
  totals: {
    itemSum: 900,
    shipping: 490,
    coupon: null,
    giftCards: [],
    openAmount: 1390,
    total: 1390,
    vats: [],
    currency: 'EUR',
  },
  needsDelivery: true,
  deliveryTime: { min: 0, max: 0 },
  billingAddress: {},
  deliveryAddress: {},
} as unknown as OfferView;

function page(
  change: Partial<OfferView> = {},
  locale: Locale = 'de',
  vatNotes: string[] = [],
): string {
  return renderToStaticMarkup(
    <TextProvider i18n={i18nFor(locale)} prefix="">
      <OfferPage
        offer={{ ...offer, ...change }}
        vatNotes={vatNotes}
        shopEmail=""
        guaranteeQrCode={noticeQrCode(locale)}
        path="/offer/10001/key"
      />
    </TextProvider>,
  );
}

test('an offer without a delivery time names only its delivery', () => {
  const shippingProfileName = 'DHL Paket';
  const inTime = page({ shippingProfileName, deliveryTime: { min: 2, max: 4 } });
  expect(inTime).toMatch(/DHL Paket\. Lieferzeit: 2 bis 4\sWerktage\./);
  const text = page({ shippingProfileName, deliveryTime: { min: 0, max: 0 } });
  expect(text).toContain('<p>DHL Paket</p>');
  expect(text).not.toContain('Lieferzeit');
});

test('an offer is bought from its own page, which shows all required facts of goods (L-36, PAngV § 4, CLP art. 48)', () => {
  const text = page();
  expect(text).toMatch(/3,60\s€ \/ 1\sl/);
  expect(text).toContain('Achtung');
  expect(text).toContain('Kann allergisch wirken.');
  expect(text).toContain('<a href="/lack_1_2">Beschreibung von Lack</a>');
  expect(text).toContain('Mindestens zwei Jahre gesetzliche Gewährleistung');
  expect(text.indexOf('legal-guarantee')).toBeLessThan(text.indexOf('value="accept"'));
  const english = page({}, 'en');
  expect(english).toContain('Description of Lack');
  expect(english).toContain('Minimum two-year legal guarantee');
});

test('an offer of gift cards alone has no notice about goods', () => {
  expect(page({ needsDelivery: false })).not.toContain('legal-guarantee');
});

test('goods without a label or a page have neither, and an expired offer no notice', () => {
  const plain = { ...line, basePrice: null, hazard: null, path: null };
  const text = page({ lines: [plain], state: 'expired' });
  expect(text).not.toMatch(/price-unit|data-hazard|Beschreibung von|legal-guarantee/);
});

test.each(['invalid', 'later', 'valid'] as const)(
  'a VAT number that is %s now is reported before the button, which without VAT requires a confirmed one (decision 125)',
  (vatNotice) => {
    const text = page({ vatNotice });
    const at = text.indexOf(`data-vat-notice="${vatNotice}"`);
    expect(at).toBeGreaterThan(0);
    const button = text.indexOf('value="accept"');
    if (vatNotice === 'valid') expect(button).toBeGreaterThan(at);
    else expect(button).toBe(-1);
  },
);

test('notes on its VAT stand below its totals', () => {
  expect(page()).not.toContain('vat-note');
  const html = page({}, 'de', ['Steuerfreie Ausfuhrlieferung.']);
  expect(html).toContain('<p class="vat-note">Steuerfreie Ausfuhrlieferung.</p>');
  expect(html.indexOf('vat-note')).toBeGreaterThan(html.indexOf('data-total'));
});
