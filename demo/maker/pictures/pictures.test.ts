import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture, rasterise, type PictureSpec, type Shade } from './kinds';

const shade: Shade = { hex: '#4f6b57', name: 'Salbeigrün & Söhne <1>', code: 'T 6011' };
const secondShade: Shade = { hex: '#b5603f', name: 'Terrakotta', code: 'T 2010' };
const tin = {
  kind: 'tin',
  shade,
  litres: 2.5,
  sizeLabel: '2,5 l',
  line: 'Stille Wand',
  maker: 'Halmbach',
} as const;

const containers = ['tin', 'bucket', 'can', 'spray', 'bottle', 'jar'] as const;
const rooms = [
  'living',
  'hall',
  'kitchen',
  'child',
  'facade',
  'fence',
  'workshop',
  'door',
  'furniture',
] as const;
const tools = [
  'brush-flat',
  'brush-round',
  'brush-radiator',
  'roller-wide',
  'roller-small',
  'tray',
  'tape',
  'film',
  'sandpaper',
  'filler-knife',
  'telescope-pole',
  'set',
  'gloves',
  'stirrer',
  'bucket-grid',
  'spray-gun',
] as const;
const themes = [
  'family',
  'wall',
  'lacquer',
  'wood',
  'primer',
  'spray',
  'tools',
  'facade',
  'sets',
] as const;
const surfaces = ['matt', 'silk', 'gloss', 'clear', 'wood'] as const;

const coloured: PictureSpec[] = [
  { kind: 'shade', shade },
  { kind: 'shade', shade, aspect: 'wide' },
  ...containers.map((container): PictureSpec => ({ ...tin, container, surface: 'silk' })),
  { ...tin, container: 'tin', surface: 'clear', transparent: true },
  { kind: 'stroke', shade, seed: 7 },
  ...rooms.map((room): PictureSpec => ({ kind: 'room', shade, room, seed: 1 })),
  { kind: 'room', shade, room: 'living', seed: 1, aspect: 'wide' },
  ...surfaces.map((surface): PictureSpec => ({ kind: 'detail', shade, surface })),
  ...tools.map((tool): PictureSpec => ({ kind: 'tool', tool, accent: shade.hex })),
  {
    kind: 'set',
    shades: [shade, secondShade],
    items: ['tin', 'roller', 'tray', 'brush'],
    line: 'Stille Wand',
    maker: 'Halmbach',
    sizeLabel: '2,5 l',
    container: 'bucket',
  },
  { kind: 'banner', shade, secondShade, scene: 'living' },
  ...themes.map((theme): PictureSpec => ({
    kind: 'category',
    shades: [shade, secondShade],
    theme,
  })),
  { kind: 'logo', name: 'Tonwert', shades: [shade] },
];
const plain: PictureSpec[] = [
  { kind: 'logo', name: 'Tonwert' },
  { kind: 'maker', name: 'Farbwerk Grün & Söhne' },
];

function label(spec: PictureSpec): string {
  const { kind, ...rest } = spec;
  const part = Object.values(rest).filter((value) => typeof value === 'string');
  return [kind, ...part].join(' ');
}

describe('pictures', () => {
  for (const spec of [...coloured, ...plain]) {
    it(`draws ${label(spec)} the same each time, well-formed, with unique ids and no text element`, async () => {
      const svg = drawPicture(spec);
      expect(drawPicture(structuredClone(spec)) === svg).toBe(true);
      const vector = svg.replace(/data:image[^"]+/g, '');
      expect(/NaN|undefined|Infinity|<text/.exec(vector)).toBeNull();
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const references = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      for (const reference of new Set(references)) expect(ids).toContain(reference);
      const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
      expect(format).toBe('svg');
      if (spec.kind !== 'logo' && spec.kind !== 'maker') {
        const wide = spec.kind === 'banner' || ('aspect' in spec && spec.aspect === 'wide');
        expect([width, height]).toEqual(wide ? [1600, 900] : [1200, 1200]);
      }
    });
  }

  it('shows the shade', () => {
    for (const spec of coloured)
      expect(drawPicture(spec).includes(`"${shade.hex}"`), label(spec)).toBe(true);
  });

  it('paints most of a shade field in the shade itself', async () => {
    const svg = drawPicture({ kind: 'shade', shade });
    const { channels } = await sharp(Buffer.from(svg))
      .extract({ left: 300, top: 400, width: 600, height: 400 })
      .stats();
    const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean);
    for (const [seen, meant] of [
      [r, 0x4f],
      [g, 0x6b],
      [b, 0x57],
    ] as const) {
      expect(Math.abs(seen - meant)).toBeLessThan(12);
    }
  });

  it('varies with the seed', () => {
    const stroke = (seed: number) => drawPicture({ kind: 'stroke', shade, seed });
    expect(stroke(1)).not.toBe(stroke(2));
  });

  it('leaves the ground out where it should be transparent', async () => {
    const svg = drawPicture({ ...tin, container: 'tin', surface: 'matt', transparent: true });
    const { data, info } = await sharp(Buffer.from(svg))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    expect(data[3]).toBe(0);
  });

  it('rasterises to the width and format asked for', async () => {
    const svg = drawPicture({ kind: 'shade', shade, aspect: 'wide' });
    for (const format of ['avif', 'webp', 'jpeg', 'png'] as const) {
      const meta = await sharp(
        await rasterise(svg, { width: 320, format, quality: 60 }),
      ).metadata();
      expect(meta.format).toBe(format === 'avif' ? 'heif' : format);
      expect([meta.width, meta.height]).toEqual([320, 180]);
    }
  });
});
