import { expect, test } from 'vitest';
import { translatorFor } from '~/i18n/translate.server';
import { DOCUMENT_TYPES } from '~/services/shop-api/entities/order-document';

test.each(['de', 'en'] as const)('every type of document has a name of its own in %s', (lang) => {
  const { find } = translatorFor(lang);
  const names = DOCUMENT_TYPES.map((type) => find(`document.type.${type}`));
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(DOCUMENT_TYPES.length);
});
