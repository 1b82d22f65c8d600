import { MAKER_NAMES } from './companies';
import {
  drawnShade,
  litres,
  paragraphs,
  shadePicture,
  shopPrice,
  vesselPicture,
  type Both,
  type DrawnPicture,
  type Goods,
  type Size,
} from './goods';
import type { HazardClass } from './hazards';
import { SHADES, WOOD_TONES, type ShadeEntry } from './shades';
import type { Container } from '../pictures';

type Special = {
  key: string;
  maker: string;
  category: string;
  name: Both;
  /** As printed on the container. */
  label: string;
  text: Both;
  use: Both;
  shades: readonly ShadeEntry[];
  sizes: readonly number[];
  /** Leaves combinations out, so that not every shade comes in every size. */
  skips?: (shade: number, size: number) => boolean;
  perLitre: number;
  container: Container;
  hazard: HazardClass;
  isTinted?: boolean;
  /** Key of the line that it is a tester of. */
  testerOf?: string;
  scene: 'living' | 'door' | 'facade' | 'kitchen';
};

const SPECIALS: readonly Special[] = [
  {
    key: 'probiertopf',
    maker: 'hallmann',
    category: 'probiertoepfe',
    name: ['Ruhepol Probiertopf', 'Ruhepol tester pot'],
    label: 'Ruhepol',
    text: [
      'Der Probiertopf enthält die Wandfarbe Ruhepol in 125 Millilitern, genug für einen halben Quadratmeter in zwei Anstrichen.',
      'The tester pot holds 125 millilitres of Ruhepol wall paint, enough for half a square metre in two coats.',
    ],
    use: [
      'Streichen Sie ein großes Stück Karton und sehen Sie es sich morgens und abends an der Wand an.',
      'Paint a large piece of card and look at it on the wall in the morning and in the evening.',
    ],
    shades: SHADES,
    sizes: [0.125],
    perLitre: 2590,
    container: 'jar',
    testerOf: 'ruhepol',
    hazard: 'water',
    scene: 'living',
  },
  {
    key: 'abtoenpaste',
    maker: 'hallmann',
    category: 'wandfarben',
    name: ['Abtönpaste Tupfer', 'Tupfer tinting paste'],
    label: 'Tupfer',
    text: [
      'Mit Tupfer tönen Sie weiße Wandfarbe selbst ab, tropfenweise oder kräftig.',
      'Tupfer lets you tint white wall paint yourself, drop by drop or boldly.',
    ],
    use: [
      'Geben Sie höchstens zehn Prozent Paste zu und mischen Sie alles, was Sie für eine Wand brauchen, in einem Eimer.',
      'Add no more than ten percent paste and mix everything you need for one wall in a single bucket.',
    ],
    shades: SHADES.filter(({ family }) =>
      ['yellow', 'terracotta', 'red', 'blue', 'green'].includes(family),
    ).filter((_, at) => at % 2 === 0),
    sizes: [0.25, 0.75],
    skips: (shade, size) => size === 0.75 && shade % 4 === 1,
    perLitre: 1590,
    container: 'bottle',
    hazard: 'water',
    scene: 'living',
  },
  {
    key: 'fensterlack',
    maker: 'lindqvist',
    category: 'buntlacke',
    name: ['Fensterlack Durchblick', 'Durchblick window lacquer'],
    label: 'Durchblick',
    text: [
      'Durchblick ist ein blockfester Lack für Fenster und Außentüren aus Holz.',
      'Durchblick is a non-sticking lacquer for timber windows and outer doors.',
    ],
    use: [
      'Lassen Sie die Falze einen Tag offen, bevor Sie das Fenster schließen.',
      'Leave the rebates open for a day before you close the window.',
    ],
    shades: SHADES.filter(({ family }) => ['white', 'dark', 'green'].includes(family)).filter(
      (_, at) => at % 2 === 0,
    ),
    sizes: [0.75, 2.5],
    skips: (shade, size) => size === 2.5 && shade > 5,
    perLitre: 3690,
    container: 'tin',
    hazard: 'water',
    scene: 'door',
  },
  {
    key: 'fugenfarbe',
    maker: 'verdonck',
    category: 'wandfarben',
    name: ['Fliesenfarbe Neustart', 'Neustart tile paint'],
    label: 'Neustart',
    text: [
      'Neustart gibt Fliesen in Küche und Gäste-WC eine neue Farbe.',
      'Neustart gives tiles in kitchens and guest bathrooms a new colour.',
    ],
    use: [
      'Entfetten Sie gründlich und rollen Sie zwei dünne Lagen. In der Dusche ist der Anstrich nicht geeignet.',
      'Degrease thoroughly and roll two thin coats. The paint is not suitable inside a shower.',
    ],
    shades: SHADES.filter((_, at) => at % 9 === 1),
    sizes: [0.75, 2.5],
    skips: (shade, size) => size === 2.5 && shade % 3 === 2,
    perLitre: 3990,
    container: 'tin',
    hazard: 'water',
    scene: 'kitchen',
  },
  {
    key: 'arbeitsplattenoel',
    maker: 'almreiter',
    category: 'moebellacke',
    name: ['Hartwachsöl Tafelrunde', 'Tafelrunde hard wax oil'],
    label: 'Tafelrunde',
    text: [
      'Tafelrunde schützt Tische, Arbeitsplatten und Dielen vor Wasser und Rotwein.',
      'Tafelrunde protects tables, worktops and floorboards from water and red wine.',
    ],
    use: [
      'Tragen Sie es hauchdünn auf und polieren Sie nach 20 Minuten. Breiten Sie getränkte Lappen zum Trocknen aus, sie können sich sonst selbst entzünden.',
      'Apply a very thin coat and polish after 20 minutes. Spread soaked rags out to dry, as they can otherwise ignite by themselves.',
    ],
    shades: WOOD_TONES.slice(0, 7),
    sizes: [0.375, 0.75, 2.5],
    skips: (shade, size) => size === 2.5 && shade > 3,
    perLitre: 4290,
    container: 'tin',
    hazard: 'solvent',
    scene: 'door',
  },
  {
    key: 'wunschton-wand',
    maker: 'hallmann',
    category: 'wunschfarbtoene',
    name: ['Wandfarbe im Wunschfarbton', 'Wall paint in your own shade'],
    label: 'Ruhepol',
    text: [
      'Wir mischen Ruhepol in jedem Ton unserer Farbkarte oder nach Ihrer Nummer.',
      'We mix Ruhepol in any shade of our colour card or to your number.',
    ],
    use: [
      'Bestellen Sie die ganze Menge auf einmal, damit alle Gebinde aus einer Mischung kommen. Gemischte Ware können wir nicht zurücknehmen.',
      'Order the whole amount at once so that all containers come from one mix. We cannot take mixed goods back.',
    ],
    shades: [],
    sizes: [2.5, 5, 10, 12.5],
    perLitre: 2290,
    container: 'bucket',
    hazard: 'water',
    isTinted: true,
    scene: 'living',
  },
  {
    key: 'wunschton-lack',
    maker: 'nordwacht',
    category: 'wunschfarbtoene',
    name: ['Buntlack im Wunschfarbton', 'Lacquer in your own shade'],
    label: 'Glanzstück',
    text: [
      'Wir mischen Glanzstück in dem Ton, den Sie nennen.',
      'We mix Glanzstück in the shade you name.',
    ],
    use: [
      'Nennen Sie uns die Nummer des Farbtons. Auf dem Bildschirm weichen Töne vom Original ab. Gemischte Ware können wir nicht zurücknehmen.',
      'Tell us the number of the shade. Shades on a screen differ from the original. We cannot take mixed goods back.',
    ],
    shades: [],
    sizes: [0.375, 0.75, 2.5],
    perLitre: 4290,
    container: 'tin',
    hazard: 'water',
    isTinted: true,
    scene: 'door',
  },
  {
    key: 'wunschton-fassade',
    maker: 'hallmann',
    category: 'wunschfarbtoene',
    name: ['Fassadenfarbe im Wunschfarbton', 'Facade paint in your own shade'],
    label: 'Sturmfest',
    text: [
      'Wir mischen Sturmfest für Ihr Haus, auch nach einem Ton der Nachbarschaft.',
      'We mix Sturmfest for your house, even to match a shade next door.',
    ],
    use: [
      'Rechnen Sie mit einem Liter für fünf Quadratmeter und zwei Anstrichen. Gemischte Ware können wir nicht zurücknehmen.',
      'Reckon with one litre for five square metres and two coats. We cannot take mixed goods back.',
    ],
    shades: [],
    sizes: [5, 12.5],
    perLitre: 1690,
    container: 'bucket',
    hazard: 'water',
    isTinted: true,
    scene: 'facade',
  },
];

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
              ['nach Ihrer Angabe', 'as you state'],
            ]
          : [
              ['Farbtöne', 'Shades'],
              [String(special.shades.length), String(special.shades.length)],
            ],
      ],
      keywords: [`${special.name[0]} Farbton wählen`, `${special.name[1]} choose shade`],
      properties: {
        area: special.scene === 'facade' ? 'outside' : 'inside',
        base: special.hazard === 'solvent' ? 'solvent' : 'water',
        smell: 'low',
      },
      ...(special.isTinted && {
        orderProperties:
          index === 7
            ? ['shade-number', 'base-tone', 'mixing', 'sample-card:2,50']
            : ['shade-number', 'base-tone', 'room-name', 'mixing', 'sample-card'],
        isMixedToOrder: true,
      }),
      tags: index === 0 ? ['bestseller'] : special.isTinted ? ['mixed-for-you'] : [],
      ...(special.testerOf && { line: special.testerOf, isTester: true }),
      hazard: special.hazard,
      topic: special.scene === 'door' ? 'lacquer' : 'wall',
      variations: special.isTinted ? tintedSizes(special) : shadedSizes(special),
      pictures: special.isTinted ? tintedPictures(special, shown) : [CARD],
      accessories: ['brush-flat', 'roller-wall', 'tape-gold'],
    };
  });
}

/** A part of the colour card, for goods whose shade is still to be chosen. */
const CARD: DrawnPicture = {
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
  return [
    CARD,
    {
      file: `room-${scene}-${shown.key}.svg`,
      spec: { kind: 'room', shade: drawnShade(shown), room: scene, seed: shown.key },
      name: ['Anwendung', 'In use'],
      alternate: [
        `Gezeichnete Szene, zum Beispiel in ${shown.de}`,
        `Drawn scene, in ${shown.en} for example`,
      ],
    },
  ];
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
