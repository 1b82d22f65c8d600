import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { listProduct } from '../../../tests/support/list-product';
import { ProductCard } from './product-card';
import { productCardView } from './product-card-view';

function state(availabilityId: number, isSalable: boolean): string | undefined {
  const goods = listProduct();
  const availability = { averageDays: null, names: { name: 'Name' } };
  const product = productCardView(
    {
      ...goods,
      variation: { ...goods.variation, availabilityId, availability },
      filter: { isSalable, isSalableAndActive: isSalable },
    },
    'gross',
  );
  const html = renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <ProductCard product={product} addForm="add" />
    </TextProvider>,
  );
  return /card-state-(.*?)<\/p>/.exec(html)?.[1];
}

test('a card names the availability of goods that are not in stock (4.08)', () => {
  expect(state(1, true)).toBeUndefined();
  expect(state(4, true)).toBe('amber">Name');
  expect(state(9, false)).toBe('grey">Name');
  expect(state(4, false)).toBe('grey">Zurzeit nicht bestellbar');
});
