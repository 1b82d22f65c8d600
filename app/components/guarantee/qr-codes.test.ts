import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { readQrCode } from '../../../tests/support/read-qr-code';
import { QrCode, type QrCodeView } from '~/components/ui/qr-code';
import { labelQrCode, noticeQrCode } from './qr-codes.server';

const scanned = (code: QrCodeView) =>
  readQrCode(renderToStaticMarkup(createElement(QrCode, { code, label: 'QR' })));

test.each([
  [noticeQrCode('de'), 'https://europa.eu/youreurope/garantien'],
  [noticeQrCode('en'), 'https://europa.eu/youreurope/guarantees'],
  [labelQrCode(), 'https://europa.eu/youreurope/commercial-guarantee-durability/index.htm'],
])('a phone reads the prescribed address %#', async (code, address) => {
  expect(code.address).toBe(address);
  expect(await scanned(code)).toBe(address);
});
