import { expect, test } from 'vitest';
import type { Size } from './goods';
import { LINES } from './lines';
import { paintGoods } from './paint';
import { SHADES, WOOD_TONES } from './shades';
import { specialGoods } from './special';

const CARD = [...SHADES, ...WOOD_TONES];

function vesselOf(size: Size) {
  const spec = size.pictures?.[0]?.spec;
  if (spec?.kind !== 'tin') throw new Error('the first picture is no vessel');
  return spec;
}

const litresOf = ({ unit, content }: Size) => (unit === 'MLT' ? content / 1000 : content);

test('every variation of a paint shows a vessel of its own size in the shade of the item', () => {
  for (const line of LINES) {
    const goods = paintGoods(line, line.shades[0]!, 0);
    for (const size of goods.variations) {
      expect(vesselOf(size)).toMatchObject({
        litres: litresOf(size),
        shade: { code: line.shades[0]!.number },
      });
    }
  }
});

test('goods with a choice of shades show the shade chosen, those mixed to order none', () => {
  const sizes = specialGoods().flatMap((goods) => goods.variations);
  for (const size of sizes) {
    const shade = CARD.find(({ key }) => key === size.attributes?.shade);
    expect(vesselOf(size)).toMatchObject({
      litres: litresOf(size),
      shade: { code: shade?.number ?? '', name: shade?.de ?? 'Wunschton' },
    });
  }
  expect(sizes.length).toBeGreaterThan(100);
});
