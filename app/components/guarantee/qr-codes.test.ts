import jsQR from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { QrCode, type QrCodeView } from '~/components/ui/qr-code';
import { labelQrCode, noticeQrCode } from './qr-codes.server';

/** Read by another library than the one that drew it, at the size of the page. */
async function scanned(code: QrCodeView): Promise<string | undefined> {
  const svg = renderToStaticMarkup(createElement(QrCode, { code, label: 'QR' })).replace(
    '<svg ',
    '<svg xmlns="http://www.w3.org/2000/svg" width="144" height="144" ',
  );
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each([
  [noticeQrCode('de'), 'https://europa.eu/youreurope/garantien'],
  [noticeQrCode('en'), 'https://europa.eu/youreurope/guarantees'],
  [labelQrCode(), 'https://europa.eu/youreurope/commercial-guarantee-durability/index.htm'],
])('a telephone reads the prescribed address %#', async (code, address) => {
  expect(code.address).toBe(address);
  expect(await scanned(code)).toBe(address);
});
