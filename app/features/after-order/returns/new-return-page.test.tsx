// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { NewReturnPage } from './new-return-page';

test('one line requires a piece and a reason: no line calls its fields optional', () => {
  const line = {
    id: 7,
    name: 'Wandfarbe',
    left: 2,
    picture: null,
    isMadeToOrder: false,
    isGiftCard: false,
    reasons: [{ id: 1, name: 'Gefällt nicht' }],
    defaultReasonId: null,
  };
  document.body.innerHTML = renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <NewReturnPage
        view={{
          orderId: 1,
          accessKey: 'k',
          returnableFor: 'anything',
          due: 0,
          currency: 'EUR',
          orderPath: '/confirmation/1/k',
          formPath: '/confirmation/1/k/return',
          lines: [line],
        }}
        submissionId="s"
        shopEmail="service@example.com"
      />
    </TextProvider>,
  );
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) =>
    textContent.trim(),
  );
  expect(labels).toEqual(['Menge', 'Grund', 'Nachricht an uns (freiwillig)']);
});
