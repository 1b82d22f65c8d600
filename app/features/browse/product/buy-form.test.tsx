import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import type { Product } from '~/services/shop-api';
import { fullProduct } from '../../../../tests/support/full-product';
import { BuyForm } from './buy-form';
import { productView } from './product-view';

/** The badge of goods with this availability that can or cannot be bought. */
function badge(availabilityId: number, name: string, isSalable: boolean): string | undefined {
  const goods: Product = fullProduct();
  const product = productView(
    {
      ...goods,
      variation: {
        ...goods.variation,
        availabilityId,
        availability: { averageDays: null, names: { name } },
      },
      filter: { isSalable, isSalableAndActive: isSalable },
    },
    null,
    '/farbe_1',
    { seller: { phone: '', email: '' } as never, ratingSteps: 'half', priceGroup: 'gross' },
  );
  const html = renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <BuyForm product={product} errors={[]} values={{}} />
    </TextProvider>,
  );
  return /<p class="buy-delivery"><span class="badge badge-(.*?)<\/span>/.exec(html)?.[1];
}

test.each([9, 10])(
  'availability %d has a grey badge with its name, also unsalable (4.08)',
  (id) => {
    expect(badge(id, 'Nicht lieferbar', false)).toBe('grey">Nicht lieferbar');
  },
);

test('sold-out goods are not called in stock', () => {
  expect(badge(1, 'Sofort lieferbar', true)).toBe('green">Sofort lieferbar');
  expect(badge(1, 'Sofort lieferbar', false)).toBeUndefined();
});
