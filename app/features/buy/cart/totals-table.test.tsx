import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { fold, words } from '../../../../tests/support/words';
import type { TotalsView } from './cart-view';
import { Totals } from './totals-table';

const TOTALS: TotalsView = {
  itemSum: 1000,
  shipping: 0,
  coupon: null,
  total: 1000,
  giftCards: [],
  openAmount: 1000,
  vats: [],
  currency: 'EUR',
};

const table = (totals: Partial<TotalsView>) =>
  fold(
    renderToStaticMarkup(
      <TextProvider i18n={i18nFor('de')} prefix="">
        <Totals totals={{ ...TOTALS, ...totals }} />
      </TextProvider>,
    ),
  );

test('goods that no shipping method accepts are not delivered for free, and their total excludes it', () => {
  const free = table({});
  expect(free).toContain(words('de', 'cart.shippingFree'));
  expect(free).toContain(words('de', 'cart.total'));
  for (const netTotal of [undefined, 840]) {
    const none = table({ noDelivery: true, ...(netTotal && { netTotal }) });
    expect(none).toContain(words('de', 'cart.shippingImpossible'));
    expect(none).toContain(words('de', 'cart.totalWithoutShipping'));
    expect(none).not.toContain(words('de', 'cart.shippingFree'));
    expect(none).not.toContain(words('de', 'cart.total'));
  }
});
