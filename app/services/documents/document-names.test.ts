import { expect, test } from 'vitest';
import { translatorFor } from '~/i18n/translate.server';
import { documentFacts, orderOf } from '../../../tests/support/document-facts';
import { DOCUMENT_TYPES } from '~/services/shop-api/entities/order-document';
import { documentTitle } from './pdf-content';

test.each(['de', 'en'] as const)('every type of document has a different name in %s', (lang) => {
  const { find } = translatorFor(lang);
  const names = DOCUMENT_TYPES.map((type) => find(`document.type.${type}`));
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(DOCUMENT_TYPES.length);
});

test('the delivery note of a pick-up has another name', () => {
  const pickup = { address: 'Gärtnerweg 5', hours: 'Mo–Fr' };
  const order = { ...orderOf([{ gross: 100 }]), pickup };
  expect(documentTitle(documentFacts({ kind: 'deliveryNote', order }))).toMatch(/^Abholschein /);
  expect(documentTitle(documentFacts({ kind: 'deliveryNote' }))).toMatch(/^Lieferschein /);
});
