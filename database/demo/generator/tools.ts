import type { Tool } from '../pictures';
import { paragraphs, type Both, type Goods, type Size } from './goods';

type Kind = [
  key: string,
  drawing: Tool,
  category: string,
  de: string,
  en: string,
  textDe: string,
  textEn: string,
  sizes: readonly (readonly [label: string, cents: number])[],
  extra?: Partial<Size>,
];

const PACKS = {
  graduated: [
    [12, -8],
    [24, -14],
  ] as const,
};

/** Tools; the size is a width, a grain or a length, and a price in cents. */
// prettier-ignore
const TOOLS: readonly Kind[] = [
  ['brush-flat', 'brush-flat', 'flachpinsel', 'Flachpinsel Feinzug', 'Feinzug flat brush', 'Feine Kunstborsten geben Acryllacke ohne Streifen ab. Der Stiel aus Buche liegt leicht in der Hand.', 'Fine synthetic bristles release acrylic lacquers without streaks. The beech handle sits lightly in the hand.', [['30 mm', 499], ['50 mm', 699], ['70 mm', 899]]],
  ['brush-wide', 'brush-flat', 'flachpinsel', 'Flächenstreicher Breitwand', 'Breitwand wall brush', 'Für Kalkfarben, Grundierungen und Zäune. Die Borsten nehmen viel auf und tropfen wenig.', 'For lime paints, primers and fences. The bristles hold plenty and drip little.', [['100 mm', 1199], ['120 mm', 1399]]],
  ['brush-round', 'brush-round', 'rundpinsel', 'Ringpinsel Kontur', 'Kontur round brush', 'Schneidet Kanten sauber bei und kommt in Profile. Die Zwinge ist rostfrei.', 'Cuts in edges neatly and reaches into mouldings. The ferrule does not rust.', [['Gr. 4', 599], ['Gr. 8', 799], ['Gr. 12', 999]]],
  ['brush-radiator', 'brush-radiator', 'heizkoerperpinsel', 'Heizkörperpinsel Winkel', 'Winkel radiator brush', 'Der abgewinkelte Kopf kommt hinter Rippen und Rohre, ohne dass Sie etwas abbauen.', 'The angled head reaches behind fins and pipes without dismantling anything.', [['35 mm', 549], ['50 mm', 649]]],
  ['brush-beech', 'brush-flat', 'flachpinsel', 'Lasurpinsel Maser', 'Maser stain brush', 'Mischborsten für dünnflüssige Lasuren. Der breite Kopf hält die nasse Kante.', 'Mixed bristles for thin stains. The wide head keeps a wet edge.', [['60 mm', 899], ['100 mm', 1299]]],
  ['brush-set', 'brush-flat', 'flachpinsel', 'Pinselset Dreiklang', 'Dreiklang brush set', 'Drei Flachpinsel für Tür, Rahmen und Fensterbank in einer Tasche aus Baumwolle.', 'Three flat brushes for door, frame and sill in a cotton pouch.', [['3-teilig', 1599]]],
  ['roller-wall', 'roller-wide', 'rollen', 'Farbrolle Wandgang', 'Wandgang wall roller', 'Mittelflorige Rolle für glatte und leicht strukturierte Wände. Der Bezug fusselt nicht.', 'Medium-pile roller for smooth and lightly textured walls. The cover does not shed.', [['18 cm', 899], ['25 cm', 1099]]],
  ['roller-facade', 'roller-wide', 'rollen', 'Fassadenrolle Langflor', 'Langflor facade roller', 'Langer Flor für Putz und Klinker. Die Rolle nimmt fast einen viertel Liter auf.', 'Long pile for render and brick. The roller holds almost a quarter of a litre.', [['25 cm', 1499]]],
  ['roller-lacquer', 'roller-small', 'rollen', 'Lackrolle Glatt', 'Glatt lacquer roller', 'Feinporiger Schaum für Türblätter und Fronten. Mit zehn Ersatzrollen.', 'Fine foam for door leaves and fronts. With ten spare rollers.', [['6 cm', 699], ['11 cm', 849]]],
  ['roller-corner', 'roller-small', 'rollen', 'Eckenrolle Winkelzug', 'Winkelzug corner roller', 'Die kegelförmige Rolle zieht Ecken in einem Zug, ohne die Decke zu berühren.', 'The cone-shaped roller does corners in one stroke without touching the ceiling.', [['8 cm', 749]]],
  ['tray', 'tray', 'rollen', 'Farbwanne Abstrich', 'Abstrich paint tray', 'Stabile Wanne mit Abstreifrippen. Getrocknete Farbe lässt sich herauslösen.', 'Sturdy tray with ribs. Dried paint can be peeled out.', [['20 cm', 349], ['32 cm', 499]], { graduated: [[5, -10]] }],
  ['bucket-grid', 'bucket-grid', 'rollen', 'Farbeimer mit Gitter', 'Bucket with grid', 'Eimer für zwölf Liter mit Metallgitter und Ausguss.', 'Twelve-litre bucket with metal grid and spout.', [['12 l', 1299]]],
  ['tape-gold', 'tape', 'abdecken', 'Malerband Kante', 'Kante masking tape', 'Gibt scharfe Kanten auf Wand und Lack und geht nach zwei Wochen ohne Reste ab. Verkauf in Packungen zu sechs Rollen.', 'Gives sharp edges on wall and lacquer and comes off without residue after two weeks. Sold in packs of six rolls.', [['25 mm', 389], ['38 mm', 529], ['50 mm', 649]], { minimum: 6, interval: 6, unit: 'MTR', content: 50, ...PACKS }],
  ['tape-fine', 'tape', 'abdecken', 'Feinkrepp Sanft', 'Sanft delicate tape', 'Schwach klebend für Tapete und frischen Anstrich nach einem Tag.', 'Low-tack for wallpaper and fresh paint after one day.', [['30 mm', 599]], { minimum: 2, interval: 2, unit: 'MTR', content: 25, graduated: [[10, -10]] }],
  ['film-cover', 'film', 'abdecken', 'Abdeckfolie Bodenruh', 'Bodenruh cover film', 'Feste Folie für Boden und Möbel, mehrfach verwendbar.', 'Strong film for floor and furniture, can be used again.', [['20 m²', 499], ['50 m²', 899]], { graduated: [[5, -12], [10, -18]] }],
  ['fleece', 'film', 'abdecken', 'Malervlies Rutschfest', 'Rutschfest painter’s fleece', 'Saugt Tropfen auf und liegt auch auf Treppen sicher.', 'Soaks up drops and lies safely even on stairs.', [['10 m²', 1299], ['25 m²', 2699]]],
  ['sandpaper', 'sandpaper', 'spachteln-schleifen', 'Schleifpapier Korn', 'Korn sandpaper', 'Zehn Bogen für Holz, Lack und Spachtel. Das Papier reißt nicht an der Knickkante.', 'Ten sheets for wood, lacquer and filler. The paper does not tear at the fold.', [['K 80', 449], ['K 120', 449], ['K 180', 449], ['K 240', 449]], { graduated: [[10, -10], [50, -20]] }],
  ['filler-knife', 'filler-knife', 'spachteln-schleifen', 'Japanspachtel Ebene', 'Ebene filler knives', 'Vier federnde Blätter für Risse, Löcher und glatte Flächen.', 'Four springy blades for cracks, holes and smooth areas.', [['4-teilig', 699]]],
  ['scraper', 'filler-knife', 'spachteln-schleifen', 'Farbschaber Abzug', 'Abzug paint scraper', 'Zieht lose Farbe von Holz und Metall. Die Klinge lässt sich wenden.', 'Takes loose paint off wood and metal. The blade can be turned.', [['45 mm', 999], ['65 mm', 1199]]],
  ['pole', 'telescope-pole', 'zubehoer', 'Teleskopstange Weitgriff', 'Weitgriff telescopic pole', 'Aluminiumstange für Decken und Treppenhäuser, stufenlos verstellbar.', 'Aluminium pole for ceilings and staircases, adjustable to any length.', [['1–2 m', 1999], ['1,5–3 m', 2799]]],
  ['gloves', 'gloves', 'zubehoer', 'Nitrilhandschuhe Griff', 'Griff nitrile gloves', 'Hundert puderfreie Handschuhe, beständig gegen Lack und Verdünnung.', 'A hundred powder-free gloves that resist lacquer and thinner.', [['M', 1199], ['L', 1199], ['XL', 1199]], { graduated: [[5, -10]] }],
  ['stirrer', 'stirrer', 'zubehoer', 'Rührstab Umtrieb', 'Umtrieb paint stirrer', 'Für Bohrmaschine und Hand. Der Korb mischt ohne Luft einzuschlagen.', 'For drill and hand. The cage mixes without beating in air.', [['40 cm', 899], ['60 cm', 1199]]],
  ['spray-gun', 'spray-gun', 'zubehoer', 'Farbsprühgerät Nebel 600', 'Nebel 600 paint sprayer', 'Sprüht Lacke, Lasuren und verdünnte Wandfarbe. Der Becher fasst 800 Milliliter.', 'Sprays lacquers, stains and thinned wall paint. The cup holds 800 millilitres.', [['600 W', 8999]], { rrp: 10999, maximum: 3 }],
  ['brush-cleaner-comb', 'stirrer', 'zubehoer', 'Pinselkamm Auskehr', 'Auskehr brush comb', 'Kämmt angetrocknete Farbe aus Borsten und verlängert ihr Leben.', 'Combs dried paint out of bristles and makes them last longer.', [['klein', 449]]],
  ['roller-spare', 'roller-small', 'rollen', 'Ersatzrollen Samt', 'Samt spare rollers', 'Kurzflorige Ersatzbezüge für seidenmatte Lacke, zehn Stück.', 'Short-pile spare covers for silk lacquers, ten pieces.', [['6 cm', 649], ['11 cm', 799]], { graduated: [[3, -8]] }],
];

const ENGLISH_LABELS: Record<string, string> = {
  '3-teilig': '3 pieces',
  '4-teilig': '4 pieces',
  klein: 'small',
  'Gr. 4': 'size 4',
  'Gr. 8': 'size 8',
  'Gr. 12': 'size 12',
  '1,5–3 m': '1.5–3 m',
};

/** Labels of tool sizes as values of attribute `dimension`. */
export const DIMENSIONS: readonly (readonly [key: string, label: Both])[] = [
  ...new Set(TOOLS.flatMap(([, , , , , , , sizes]) => sizes.map(([label]) => label))),
].map((label) => [dimensionKey(label), [label, ENGLISH_LABELS[label] ?? label]]);

export function dimensionKey(label: string): string {
  return label
    .toLowerCase()
    .replaceAll('²', '2')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}

export function toolGoods(): Goods[] {
  return TOOLS.map(([key, tool, category, de, en, textDe, textEn, sizes, extra], index): Goods => ({
    key,
    maker: 'brandes',
    categories: [category],
    name: [de, en],
    short: [
      `${textDe.split('. ')[0]?.replace(/\.$/, '')}.`,
      `${textEn.split('. ')[0]?.replace(/\.$/, '')}.`,
    ],
    description: [
      paragraphs(
        textDe,
        'Waschen Sie das Werkzeug gleich nach der Arbeit aus, dann hält es viele Anstriche.',
      ),
      paragraphs(textEn, 'Clean the tool right after the work and it will last for many coats.'),
    ],
    technical: [
      [
        ['Ausführungen', 'Versions'],
        [
          sizes.map(([label]) => label).join(', '),
          sizes.map(([label]) => ENGLISH_LABELS[label] ?? label).join(', '),
        ],
      ],
      [
        ['Hersteller', 'Maker'],
        ['Brandes & Kind', 'Brandes & Kind'],
      ],
    ],
    keywords: [`Malerwerkzeug ${de}`, `painting tool ${en}`],
    properties: {},
    tags: index % 8 === 6 ? ['bestseller'] : index % 9 === 4 ? ['new'] : [],
    ...(key === 'spray-gun' && { guaranteeYears: 5 }),
    topic: 'tool',
    variations: sizes.map(([label, price], at) =>
      toolSize(label, price, index, at, sizes.length > 1, extra),
    ),
    pictures: [
      {
        file: `tool-${key}.svg`,
        spec: {
          kind: 'tool',
          tool,
          accent: ['#1f4d3f', '#b4532a', '#2e4358', '#c8953b'][index % 4] ?? '#1f4d3f',
          transparent: true,
        },
        name: ['Ansicht', 'View'],
        alternate: [de, en],
      },
      {
        file: `tool-${key}-paper.svg`,
        spec: {
          kind: 'tool',
          tool,
          accent: ['#b4532a', '#2e4358', '#c8953b', '#1f4d3f'][index % 4] ?? '#1f4d3f',
        },
        name: ['Auf Papier', 'On paper'],
        alternate: [`${de} in anderer Griff-Farbe`, `${en} with another handle colour`],
      },
    ],
    accessories:
      key === 'roller-wall' ? ['tray', 'pole'] : key === 'brush-flat' ? ['brush-cleaner-comb'] : [],
  }));
}

/** Graduated prices of tools are written as percent less. */
function toolSize(
  label: string,
  price: number,
  index: number,
  at: number,
  isChoice: boolean,
  extra?: Partial<Size>,
): Size {
  const { graduated, ...rest } = extra ?? {};
  return {
    unit: 'C62',
    content: 1,
    weight: 80 + Math.round(price / 6),
    price,
    stock: (index * 5 + at) % 19 === 7 ? 0 : 40 + ((index * 13 + at * 29) % 160),
    ...(isChoice && { attributes: { dimension: dimensionKey(label) } }),
    ...rest,
    ...(graduated && {
      graduated: graduated.map(
        ([from, percent]) => [from, Math.round((price * (100 + percent)) / 100)] as const,
      ),
    }),
  };
}
