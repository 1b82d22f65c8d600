import { expect, test } from 'vitest';
import { CONFIGURATION } from '../../../tests/support/document-facts';
import { documentReadyMail, type DocumentReadyInput } from './document-ready';
import { mailText } from './mail-document';

const input: DocumentReadyInput = {
  title: 'Rechnung RE-2026-00001',
  lang: 'de',
  orderId: 10001,
  accessKey: 'key',
  isEInvoice: false,
  configuration: CONFIGURATION,
  publicOrigin: 'https://shop.example',
};

test('it says what it brings, and where it can be had again', () => {
  const mail = documentReadyMail(input);
  expect(mail.title).toBe('Rechnung RE-2026-00001 zu Ihrer Bestellung 10001');
  const text = mailText(mail);
  expect(text).toContain('https://shop.example/confirmation/10001/key');
  expect(text).not.toContain('XRechnung');
});

test('in English it leads to the English page; an e-invoice is explained', () => {
  const text = mailText(documentReadyMail({ ...input, lang: 'en', isEInvoice: true }));
  expect(text).toContain('https://shop.example/en/confirmation/10001/key');
  expect(text).toContain('XRechnung');
});
