import { expect, test } from 'vitest';
import { CONFIGURATION } from '../../../tests/support/document-facts';
import { documentReadyMail } from './document-ready';
import type { MailFrame } from './mail-layout';
import { mailText } from './mail-document';

const invoice = {
  title: 'Rechnung RE-2026-00001',
  orderId: 10001,
  accessKey: 'key',
  isEInvoice: false,
};
const frame = (lang: MailFrame['lang']): MailFrame => ({
  lang,
  configuration: CONFIGURATION,
  publicOrigin: 'https://shop.example',
});

test('it names its attachments, and links to their download', () => {
  const mail = documentReadyMail(frame('de'), invoice);
  expect(mail.title).toBe('Rechnung RE-2026-00001 zu Ihrer Bestellung 10001');
  const text = mailText(mail);
  expect(text).toContain('https://shop.example/confirmation/10001/key');
  expect(text).not.toContain('XRechnung');
});

test('in English it links to the English page; an e-invoice is explained', () => {
  const text = mailText(documentReadyMail(frame('en'), { ...invoice, isEInvoice: true }));
  expect(text).toContain('https://shop.example/en/confirmation/10001/key');
  expect(text).toContain('XRechnung');
});
