// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import type { Return } from '~/services/shop-api';
import { ReturnsPage } from './returns-page';

const entry: Return = {
  id: 10_050,
  number: '10050',
  date: '2026-05-23T09:12:40Z',
  statusName: 'received',
  origin: { id: 10_001, accessKey: 'k' },
  reason: null,
  items: [],
  documents: [],
  isToBeExamined: false,
  refund: 948,
  shippingRefund: 0,
  paymentFeeRefund: 0,
  vats: [{ rate: 1900, value: 151, net: 797 }],
  currency: 'EUR',
};

test.each([
  ['received', true],
  ['refused', false],
  ['cancelled', false],
] as const)('a return that is %s names its credit: %s', (statusName, isNamed) => {
  const returns = {
    page: 1,
    itemsPerPage: 5,
    totalsCount: 1,
    lastPageNumber: 1,
    entries: [{ ...entry, statusName }],
  };
  document.body.innerHTML = renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <ReturnsPage returns={returns} />
    </TextProvider>,
  );
  expect(document.body.textContent.includes('9,48')).toBe(isNamed);
});
