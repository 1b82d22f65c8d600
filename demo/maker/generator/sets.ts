import { areaFor, lineOf } from './coverage';
import { litres, paragraphs, type Both, type DrawnPicture, type Goods, type Size } from './goods';
import { RANKS } from './ranks';
import { variationKey } from './rows';
import { SHADES, WOOD_TONES } from './shades';
import type { RoomScene } from '../pictures/kinds';

type Part = [variation: string, quantity: number];
type SetEntry = {
  key: string;
  category: string;
  topic: 'set-room' | 'set-lacquer' | 'set-tools';
  name: Both;
  text: Both;
  parts: readonly Part[];
  /** Where the paint is shown; sets without paint show one of their tools. */
  scene?: RoomScene;
  tool?: string;
};

/** A set costs this much less than its parts. */
const SET_FACTOR = 0.9;

const WALL_TOOLS: Part[] = [
  ['roller-wall-25-cm', 1],
  ['tray-32-cm', 1],
  ['tape-gold-38-mm', 6],
  ['film-cover-20-m2', 1],
];

function wall(key: string, de: string, en: string, shade: string, accent: string): SetEntry {
  const main = `ruhepol-${shade}-5-matt`;
  const second = `ruhepol-${accent}-2.5-matt`;
  const { coverage } = lineOf(main);
  const [large, small] = [areaFor(5, coverage), areaFor(2.5, coverage)];
  return {
    key: `set-${key}`,
    category: 'wandfarben-sets',
    topic: 'set-room',
    name: [de, en],
    text: [
      `Zwei Farbtöne, die zusammenpassen, mit Rolle, Wanne, Malerband und Folie. Zwei Anstriche reichen für ${large} Quadratmeter im helleren und ${small} Quadratmeter im kräftigeren Ton.`,
      `Two shades that go together, with roller, tray, masking tape and dust sheet. Enough for two coats on ${large} square metres in the lighter shade and ${small} in the stronger one.`,
    ],
    parts: [[main, 1], [second, 1], ...WALL_TOOLS],
    scene: 'living',
  };
}

const SETS: readonly SetEntry[] = [
  wall('waldzimmer', 'Zimmerset Waldrand', 'Forest Edge room set', 'chalk', 'sage'),
  wall('meerzimmer', 'Zimmerset Küste', 'Coast room set', 'morning-mist', 'fjord'),
  wall('erdzimmer', 'Zimmerset Erdreich', 'Earth Tones room set', 'linen', 'clay'),
  wall('abendzimmer', 'Zimmerset Abendlicht', 'Evening room set', 'vanilla-sugar', 'terracotta'),
  wall('stadtzimmer', 'Zimmerset Stadtgrau', 'City Grey room set', 'milk-glass', 'slate'),
  wall('rosenzimmer', 'Zimmerset Rosenholz', 'Rose room set', 'almond-blossom', 'dusky-rose'),
  {
    key: 'set-tuer',
    category: 'lackier-sets',
    topic: 'set-lacquer',
    name: ['Lackierset Zimmertür', 'Interior door set'],
    text: [
      'Lack, Schleifpapier, Rolle, Pinsel und Malerband für beide Seiten eines Türblatts.',
      'Satin paint, sandpaper, roller, brush and masking tape for both sides of a door.',
    ],
    parts: [
      ['glanzstueck-chalk-0.75-silk', 1],
      ['sandpaper-k-180', 1],
      ['roller-lacquer-11-cm', 1],
      ['brush-flat-50-mm', 1],
      ['tape-gold-25-mm', 6],
    ],
    scene: 'door',
  },
  {
    key: 'set-kommode',
    category: 'lackier-sets',
    topic: 'set-lacquer',
    name: ['Möbelset Kommode', 'Chest of drawers set'],
    text: [
      'Kreidelack, Ringpinsel und Schleifpapier für ein Möbel mit etwa vier Quadratmetern Fläche.',
      'Chalk paint, round brush and sandpaper for a piece with about four square metres of surface.',
    ],
    parts: [
      ['dachboden-chalk-0.75', 1],
      ['brush-round-gr-8', 1],
      ['sandpaper-k-120', 1],
    ],
    scene: 'furniture',
  },
  {
    key: 'set-zaun',
    category: 'lackier-sets',
    topic: 'set-lacquer',
    name: ['Zaunset Waldsaum', 'Waldsaum fence set'],
    text: [
      'Grundierung, Lasur, Pinsel und Handschuhe für rund zehn laufende Meter Zaun, einen Meter hoch und von beiden Seiten gestrichen.',
      'Primer, stain, brush and gloves for about ten metres of fence, one metre high and painted on both sides.',
    ],
    parts: [
      ['primer-timber-2.5', 1],
      ['waldsaum-pine-5', 1],
      ['brush-beech-100-mm', 1],
      ['gloves-l', 1],
    ],
    scene: 'fence',
  },
  {
    key: 'set-einsteiger',
    category: 'werkzeug-sets',
    topic: 'set-tools',
    name: ['Werkzeugset Erster Anstrich', 'First Coat tool set'],
    text: [
      'Rolle, Wanne, Pinsel, Band und Folie für das erste eigene Zimmer.',
      'Roller, tray, brush, tape and dust sheet for your first room.',
    ],
    parts: [
      ['roller-wall-18-cm', 1],
      ['tray-20-cm', 1],
      ['brush-flat-50-mm', 1],
      ['tape-gold-25-mm', 6],
      ['film-cover-20-m2', 1],
    ],
    tool: 'roller-wall',
  },
  {
    key: 'set-profi',
    category: 'werkzeug-sets',
    topic: 'set-tools',
    name: ['Werkzeugset Großes Haus', 'Big House tool set'],
    text: [
      'Werkzeug für mehrere Räume, mit Eimer, Stange und Vlies.',
      'Tools for several rooms, with bucket, extension pole and absorbent dust sheet.',
    ],
    parts: [
      ['roller-wall-25-cm', 2],
      ['bucket-grid', 1],
      ['pole-1-2-m', 1],
      ['fleece-25-m2', 1],
      ['brush-wide-120-mm', 1],
      ['tape-gold-50-mm', 6],
    ],
    tool: 'bucket-grid',
  },
];

type Piece = { goods: Goods; size: Size; quantity: number };

/** Bundles of the goods given; weight and price follow from the parts, stock is that of the parts. */
export function setGoods(others: readonly Goods[]): Goods[] {
  const known = new Map(
    others.flatMap((goods) =>
      goods.variations.map((size) => [variationKey(goods, size), { goods, size }] as const),
    ),
  );
  return SETS.map((set, index) => {
    const pieces = set.parts.map(([key, quantity]): Piece => {
      const piece = known.get(key);
      if (!piece) throw new Error(`${set.key} has an unknown part ${key}`);
      return { ...piece, quantity };
    });
    return toGoods(set, pieces, index);
  });
}

function sumOf(pieces: readonly Piece[], value: (size: Size) => number): number {
  return pieces.reduce((sum, { size, quantity }) => sum + value(size) * quantity, 0);
}

function toGoods(set: SetEntry, pieces: readonly Piece[], index: number): Goods {
  const count = String(pieces.reduce((all, { quantity }) => all + quantity, 0));
  const paints = pieces.filter(({ goods }) => goods.shade);
  const inTins = paints.map(({ goods, size }): Both => {
    const content = size.unit === 'MLT' ? size.content / 1000 : size.content;
    return [
      `${litres(content, 'de')} ${goods.name[0]}`,
      `${litres(content, 'en')} ${goods.name[1]}`,
    ];
  });
  return {
    key: set.key,
    type: 'bundle',
    maker: 'tonwert',
    categories: [set.category],
    name: set.name,
    short: set.text,
    description: [
      paragraphs(
        set.text[0],
        'Alle Teile stehen mit Menge und Größe in der Liste „Im Set enthalten“.',
      ),
      paragraphs(set.text[1], 'Every part is listed with its quantity and size.'),
    ],
    technical: [
      [
        ['Teile', 'Parts'],
        [count, count],
      ],
      ...(inTins.length > 0
        ? [
            [
              ['Farbe', 'Paint'],
              [inTins.map(([de]) => de).join(', '), inTins.map(([, en]) => en).join(', ')],
            ] as const,
          ]
        : []),
    ],
    keywords: [`Set ${set.name[0]}`, `set ${set.name[1]}`],
    properties: {},
    tags: ['set'],
    topic: set.topic,
    rank: RANKS[set.topic] - index,
    variations: [
      {
        unit: 'C62',
        content: 1,
        weight: sumOf(pieces, (size) => size.weight),
        price: Math.floor((sumOf(pieces, (size) => size.price) * SET_FACTOR) / 100) * 100 - 5,
        stock: 0,
      },
    ],
    pictures: picturesOf(set, paints, pieces),
    accessories: set.topic === 'set-room' ? ['stirrer', 'pole'] : ['stirrer'],
    parts: set.parts.map(([variation, quantity]) => ({ variation, quantity })),
  };
}

const DRAWN_TOOLS = ['roller', 'tray', 'brush'] as const;

/** Shows nothing that is not in the set. */
function picturesOf(set: SetEntry, paints: Piece[], pieces: readonly Piece[]): DrawnPicture[] {
  const entries = paints.flatMap(({ goods }) =>
    [...SHADES, ...WOOD_TONES].filter((each) => each.key === goods.shade?.key),
  );
  const shades = entries.map(({ hex, de, number }) => ({ hex, name: de, code: number }));
  const has = (tool: string) => pieces.some(({ goods }) => goods.key.startsWith(tool));
  const paint = paints[0]?.goods;
  const last = entries.at(-1);
  return [
    {
      file: `${set.key}.svg`,
      spec: {
        kind: 'set',
        shades,
        items: [...(shades.length > 0 ? (['tin'] as const) : []), ...DRAWN_TOOLS.filter(has)],
        line: paint ? lineOf(paint.key).line : '',
        maker: 'Tonwert',
        sizeLabel: 'Set',
        container: paint && lineOf(paint.key).container === 'bucket' ? 'bucket' : 'tin',
        transparent: true,
      },
      name: ['Set', 'Set'],
      alternate: [`Teile von ${set.name[0]}`, `Parts of ${set.name[1]}`],
    },
    set.scene && last
      ? {
          file: `room-${set.scene}-${last.key}.svg`,
          spec: { kind: 'room', shade: shades.at(-1)!, room: set.scene, seed: last.key },
          name: ['Anwendung', 'In use'],
          alternate: [
            `Gezeichnete Szene mit einer Fläche in ${last.de}`,
            `Drawn scene with a surface in ${last.en}`,
          ],
        }
      : toolPicture(set, pieces),
  ];
}

function toolPicture(set: SetEntry, pieces: readonly Piece[]): DrawnPicture {
  const picture = pieces.find(({ goods }) => goods.key === set.tool)?.goods.pictures[1];
  if (!picture) throw new Error(`${set.key} has no tool to show`);
  return picture;
}
