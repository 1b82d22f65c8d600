import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { fold, words } from '../../../../tests/support/words';
import type { CartLineView } from './cart-view';
import { LineFacts } from './line-text';

const LINE = {
  variant: '',
  parts: [],
  properties: [],
  onlyLeft: null,
  overselling: null,
  isMadeToOrder: false,
  isGiftCard: false,
  currency: 'EUR',
} as unknown as CartLineView;

function facts(line: Partial<CartLineView>): string {
  return fold(
    renderToStaticMarkup(
      <TextProvider i18n={i18nFor('en')} prefix="/en">
        <LineFacts line={{ ...LINE, ...line }} />
      </TextProvider>,
    ),
  );
}

test('sold-out goods do not ask for another quantity', () => {
  expect(facts({})).toBe('');
  expect(facts({ onlyLeft: 1 })).toContain(words('en', 'cart.onlyLeft', { count: 1 }));
  expect(facts({ onlyLeft: 0 })).toContain(words('en', 'cart.noneLeft'));
});
