import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { OrderPropertyFields } from './order-property-fields';
import type { OrderPropertyView } from './order-properties';

function label(more: Partial<OrderPropertyView>): string {
  const property: OrderPropertyView = {
    id: 1,
    field: 'property[1]',
    name: 'Gravur',
    description: '',
    control: 'text',
    isRequired: false,
    surcharge: 0,
    isSurchargeIncluded: false,
    choices: [],
    shades: [],
    defaultValue: '',
    ...more,
  };
  const html = renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <OrderPropertyFields
        groups={[{ id: 1, name: 'Wünsche', properties: [property] }]}
        errors={[]}
        values={{}}
      />
    </TextProvider>,
  );
  const found = /<label[^>]*>(.*?)<\/label>/.exec(html)?.[1] ?? '';
  return found
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('a surcharge has one asterisk and is labelled as added or included, a required field has two (5.62)', () => {
  expect(label({})).not.toContain('*');
  expect(label({ surcharge: 190 })).toMatch(/^Gravur \(zzgl\. 1,90\s€\)\*(?!\*)/);
  expect(label({ surcharge: 190, isSurchargeIncluded: true })).toMatch(
    /^Gravur \(inkl\. 1,90\s€\)\*(?!\*)/,
  );
  expect(label({ isRequired: true })).toMatch(/^Gravur.*\*\*/);
});
