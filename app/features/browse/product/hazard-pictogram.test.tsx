import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Locale } from '~/i18n/locales';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { HazardPictogram, type Pictogram } from './hazard-pictogram';

const ALL: Pictogram[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `GHS0${n}` as Pictogram);

function markup(pictogram: Pictogram, locale: Locale = 'de'): string {
  return renderToStaticMarkup(
    <TextProvider i18n={i18nFor(locale)} prefix="">
      <HazardPictogram pictogram={pictogram} />
    </TextProvider>,
  );
}

async function pixels(pictogram: Pictogram, size: number) {
  const svg = markup(pictogram)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/width="84" height="84"/, `width="${size}" height="${size}"`);
  const raw = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).raw().toBuffer();
  return (x: number, y: number) => {
    const at = (Math.round(y) * size + Math.round(x)) * 3;
    const [red = 0, green = 0, blue = 0] = raw.subarray(at, at + 3);
    if (red < 80 && green < 80 && blue < 80) return 'black';
    return red > 150 && green < 80 && blue < 80 ? 'red' : 'other';
  };
}

test.each(ALL)('%s is a black symbol within an unbroken red frame (CLP annex V)', async (sign) => {
  const colour = await pixels(sign, 280);
  const frame = Array.from({ length: 64 }, (_, step) => step * 2 + 1).flatMap((step) => [
    [140 + step, 12 + step],
    [140 - step, 12 + step],
    [140 + step, 268 - step],
    [140 - step, 268 - step],
  ]);
  for (const [x = 0, y = 0] of frame) expect(colour(x, y), `${x},${y}`).toBe('red');
});

test.each(ALL)('%s has enough black to be visible at 44 px', async (sign) => {
  const colour = await pixels(sign, 44);
  const all = Array.from({ length: 44 * 44 }, (_, at) => colour(at % 44, Math.floor(at / 44)));
  const black = all.filter((name) => name === 'black').length;
  expect(black).toBeGreaterThan(60);
});

test('every sign has its own symbol, and its name in both languages', () => {
  expect(new Set(ALL.map((sign) => /<\/?svg.*/.exec(markup(sign))?.[0])).size).toBe(9);
  expect(markup('GHS09', 'de')).toContain('role="img" aria-label="GHS09: Umwelt"');
  expect(markup('GHS02', 'en')).toContain('role="img" aria-label="GHS02: flame"');
});
