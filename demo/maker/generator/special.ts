import { MAKER_NAMES } from './companies';
import { coverageText } from './coverage';
import {
  drawnShade,
  litres,
  paragraphs,
  shadePicture,
  shopPrice,
  vesselPicture,
  type DrawnPicture,
  type Goods,
  type Size,
} from './goods';
import { RANKS } from './ranks';
import { SHADES, type ShadeEntry } from './shades';
import { SPECIALS, type Special } from './special-lines';

const ACCESSORIES: Readonly<Record<Special['scene'], string[]>> = {
  living: ['roller-wall', 'tape-gold', 'tray'],
  kitchen: ['roller-lacquer', 'tape-gold', 'primer-bond'],
  door: ['brush-flat', 'sandpaper', 'roller-lacquer'],
  facade: ['roller-facade', 'primer-deep', 'pole'],
};

/** Goods whose variations differ in shade and size, and goods mixed to order. */
export function specialGoods(): Goods[] {
  return SPECIALS.map((special, index): Goods => {
    const shown = SHADES[12 + index * 3]!;
    return {
      key: special.key,
      maker: special.maker,
      categories: [special.category],
      name: special.name,
      short: special.text,
      description: [
        paragraphs(special.text[0], special.use[0]),
        paragraphs(special.text[1], special.use[1]),
      ],
      technical: [
        ...(special.coverage
          ? [[['Reichweite', 'Coverage'], coverageText(special.coverage)] as const]
          : []),
        [['VOC-Gehalt (EU-Grenzwert)', 'VOC content (EU limit)'], special.voc],
        [
          ['Größen', 'Sizes'],
          [
            special.sizes.map((size) => litres(size, 'de')).join(', '),
            special.sizes.map((size) => litres(size, 'en')).join(', '),
          ],
        ],
        special.isTinted
          ? [
              ['Farbtöne', 'Shades'],
              ['nach Ihrer Angabe', 'your choice'],
            ]
          : [
              ['Farbtöne', 'Shades'],
              [String(special.shades.length), String(special.shades.length)],
            ],
      ],
      keywords: [
        `${special.name[0]} Farbton wählen`,
        `${special.name[1]} choose shade${special.topic === 'lacquer' ? ' lacquer' : ''}`,
      ],
      properties: {
        area: special.area,
        base: special.hazard === 'solvent' ? 'solvent' : 'water',
        smell: 'low',
      },
      ...(special.isTinted && {
        // A house front has no room to name.
        orderProperties:
          special.area === 'outside'
            ? ['shade-number', 'base-tone', 'mixing', 'sample-card:2,50']
            : ['shade-number', 'base-tone', 'room-name', 'lid-label', 'mixing', 'sample-card'],
        isMadeToOrder: true,
      }),
      tags: index === 0 ? ['bestseller'] : special.isTinted ? ['mixed-for-you'] : [],
      ...(special.testerOf && { line: special.testerOf, isTester: true }),
      hazard: special.hazard,
      rank: RANKS[special.isTinted ? 'mixed' : special.topic] - index,
      topic: special.topic,
      variations: special.isTinted ? tintedSizes(special) : shadedSizes(special),
      pictures: special.isTinted ? tintedPictures(special, shown) : [CARD],
      accessories: ACCESSORIES[special.scene],
    };
  });
}

const CARD = colourCard();

/** A part of the colour card, for goods whose shade is still to be chosen. */
export function colourCard(): DrawnPicture {
  return {
    file: 'colour-card.svg',
    spec: {
      kind: 'category',
      theme: 'family',
      shades: SHADES.filter((_, at) => at % 7 === 1).map(drawnShade),
      aspect: 'square',
    },
    name: ['Farbkarte', 'Colour card'],
    alternate: ['Farbbänder aus der Farbkarte', 'Bands of colour from the colour card'],
  };
}

const MIXED_TO_ORDER = { hex: '#f4f1ea', name: 'Wunschton', code: '' };

function vesselOf(special: Special, size: number, shade: ShadeEntry | null): DrawnPicture {
  const [de, en] = special.name;
  return vesselPicture(
    {
      shade: shade ? drawnShade(shade) : MIXED_TO_ORDER,
      litres: size,
      line: special.label,
      maker: MAKER_NAMES[special.maker] ?? '',
      container: special.container,
      surface: 'matt',
    },
    [special.key, shade?.key].filter(Boolean).join('-'),
    shade
      ? [
          `${de} in ${shade.de}, Gebinde mit ${litres(size, 'de')}`,
          `${en} in ${shade.en}, ${litres(size, 'en')} container`,
        ]
      : [`${de}, Gebinde mit ${litres(size, 'de')}`, `${en}, ${litres(size, 'en')} container`],
  );
}

/** Before a shade is named: the colour card, and a room as an example. */
function tintedPictures({ scene }: Special, shown: ShadeEntry): DrawnPicture[] {
  return [CARD, roomPicture(scene, shown)];
}

/** A room as an example, in a shade. */
export function roomPicture(scene: Special['scene'], shown: ShadeEntry): DrawnPicture {
  return {
    file: `room-${scene}-${shown.key}.svg`,
    spec: { kind: 'room', shade: drawnShade(shown), room: scene, seed: shown.key },
    name: ['Anwendung', 'In use'],
    alternate: [
      `Gezeichnete Szene, zum Beispiel in ${shown.de}`,
      `Drawn scene, in ${shown.en} for example`,
    ],
  };
}

function shadedSizes(special: Special): Size[] {
  return special.shades.flatMap((shade, at) =>
    special.sizes
      .filter((size) => !special.skips?.(at, size))
      .map((size): Size => ({
        ...sized(special, size),
        attributes: { shade: shade.key },
        pictures: [vesselOf(special, size, shade), shadePicture(shade)],
        stock: (at * 5 + Math.round(size * 4)) % 17 === 6 ? 0 : 8 + ((at * 11) % 60),
      })),
  );
}

function tintedSizes(special: Special): Size[] {
  return special.sizes.map((size): Size => ({
    ...sized(special, size),
    stock: 'unlimited',
    availability: 5,
    pictures: [vesselOf(special, size, null)],
  }));
}

function sized(special: Special, size: number): Size {
  return {
    ...(special.sizes.length > 1 && { size: String(size) }),
    unit: size < 1 ? 'MLT' : 'LTR',
    content: size < 1 ? size * 1000 : size,
    weight: Math.round(size * 1300 + 70),
    price: shopPrice(Math.round(special.perLitre * size ** 0.84)),
  };
}
