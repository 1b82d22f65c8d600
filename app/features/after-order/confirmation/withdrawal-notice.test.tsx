import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { WithdrawalNotice } from './withdrawal-notice';
import type { WithdrawalView } from './withdrawal-view';

const paint = { id: 1, name: 'Wandfarbe, RAL 3003', quantity: 2, unsent: 0, isMadeToOrder: true };
const roller = { id: 2, name: 'Rolle', quantity: 1, unsent: 0, isMadeToOrder: false };

function notice(
  goods: WithdrawalView['goods'],
  isSent: boolean,
  hasCards = false,
  person = { isOpen: false, isPromised: true },
): string {
  const withdrawal = {
    isUnpaid: false,
    receivedAt: '2026-11-10T10:00:00Z',
    until: '2026-11-24',
    isSent,
    hasCards,
    ...person,
    goods,
  };
  return renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <WithdrawalNotice withdrawal={withdrawal} />
    </TextProvider>,
  );
}

test.each([true, false])(
  'no money is promised for goods made to order (sent: %s), the case is examined',
  (isSent) => {
    const alone = notice([paint], isSent);
    expect(alone).toContain('Wir prüfen Ihren Widerruf');
    expect(alone).not.toContain('erstatten');
    const both = notice([paint, roller], isSent);
    expect(both).toContain('Eigens angefertigt: 2 × Wandfarbe, RAL 3003.');
    expect(both).toContain('erstatten');
  },
);

test('other goods, and goods named only as text, are promised as the law requires', () => {
  for (const goods of [[roller], []]) {
    expect(notice(goods, true)).toContain('erstatten');
    expect(notice(goods, true)).not.toContain('prüfen');
  }
});

test('it names the goods removed from the order, and that gift cards are deactivated', () => {
  const text = notice([{ ...roller, quantity: 3, unsent: 2 }], true, true);
  expect(text).toContain('wird nicht versandt und nicht berechnet: 2 × Rolle.');
  expect(text).toContain('gesperrt');
  expect(text).toContain('erstatten');
  expect(notice([roller], true)).not.toMatch(/gesperrt|berechnet/);
});

test('it names the goods that wait for an employee, and promises no money for them alone', () => {
  expect(notice([roller], true)).not.toContain('ein Mensch');
  const both = notice([roller], true, false, { isOpen: true, isPromised: true });
  expect(both).toContain('ein Mensch');
  expect(both).toContain('erstatten');
  const alone = notice([], true, false, { isOpen: true, isPromised: false });
  expect(alone).toContain('ein Mensch');
  expect(alone).not.toContain('erstatten');
});
