import { paragraphs, type Both, type Goods } from './goods';
import { SHADES } from './shades';

type Part = [variation: string, quantity: number];
type SetEntry = {
  key: string;
  category: string;
  name: Both;
  text: Both;
  shades: readonly string[];
  parts: readonly Part[];
  price: number;
  rrp: number;
  tool?: boolean;
};

const WALL_TOOLS: Part[] = [
  ['roller-wall-25-cm', 1],
  ['tray-32-cm', 1],
  ['tape-gold-38-mm', 6],
  ['film-cover-20-m2', 1],
];

const wall = (key: string, de: string, en: string, shade: string, accent: string): SetEntry => ({
  key: `set-${key}`,
  category: 'wandfarben-sets',
  name: [de, en],
  text: [
    'Zwei Farbtöne, die zusammenpassen, und alles Werkzeug für ein Zimmer von etwa 16 Quadratmetern.',
    'Two shades that go together and all the tools for a room of about 16 square metres.',
  ],
  shades: [shade, accent],
  parts: [[`ruhepol-${shade}-5-matt`, 1], [`ruhepol-${accent}-2.5-matt`, 1], ...WALL_TOOLS],
  price: 14995,
  rrp: 17495,
});

const SETS: readonly SetEntry[] = [
  wall('waldzimmer', 'Zimmerset Waldrand', 'Forest Edge room set', 'chalk', 'sage'),
  wall('meerzimmer', 'Zimmerset Küste', 'Coast room set', 'morning-mist', 'fjord'),
  wall('erdzimmer', 'Zimmerset Erdreich', 'Earth room set', 'linen', 'clay'),
  wall(
    'abendzimmer',
    'Zimmerset Abendlicht',
    'Evening Light room set',
    'vanilla-sugar',
    'terracotta',
  ),
  wall('stadtzimmer', 'Zimmerset Stadtgrau', 'City Grey room set', 'milk-glass', 'slate'),
  wall('rosenzimmer', 'Zimmerset Rosenholz', 'Rosewood room set', 'almond-blossom', 'old-rose'),
  {
    key: 'set-tuer',
    category: 'lackier-sets',
    name: ['Lackierset Zimmertür', 'Door lacquer set'],
    text: [
      'Lack, Schleifpapier, Rolle und Pinsel für eine Tür mit Zarge.',
      'Lacquer, sandpaper, roller and brush for one door with its frame.',
    ],
    shades: ['chalk'],
    parts: [
      ['glanzstueck-chalk-0.75-silk', 1],
      ['sandpaper-k-180', 1],
      ['roller-lacquer-11-cm', 1],
      ['brush-flat-50-mm', 1],
      ['tape-gold-25-mm', 6],
    ],
    price: 5995,
    rrp: 6995,
  },
  {
    key: 'set-kommode',
    category: 'lackier-sets',
    name: ['Möbelset Kommode', 'Chest of drawers set'],
    text: [
      'Kreidelack, Ringpinsel und Schleifpapier für ein Möbel mittlerer Größe.',
      'Chalk lacquer, round brush and sandpaper for a medium-sized piece of furniture.',
    ],
    shades: ['linen'],
    parts: [
      ['dachboden-chalk-0.75', 1],
      ['brush-round-gr-8', 1],
      ['sandpaper-k-120', 1],
    ],
    price: 3895,
    rrp: 4495,
  },
  {
    key: 'set-zaun',
    category: 'lackier-sets',
    name: ['Zaunset Waldsaum', 'Waldsaum fence set'],
    text: [
      'Grundierung, Lasur und Pinsel für rund 20 laufende Meter Zaun.',
      'Primer, stain and brush for about 20 running metres of fence.',
    ],
    shades: ['pine'],
    parts: [
      ['primer-wood-2.5', 1],
      ['waldsaum-pine-5', 1],
      ['brush-beech-100-mm', 1],
      ['gloves-l', 1],
    ],
    price: 11995,
    rrp: 13495,
  },
  {
    key: 'set-einsteiger',
    category: 'werkzeug-sets',
    name: ['Werkzeugset Erster Anstrich', 'First Coat tool set'],
    text: [
      'Rolle, Wanne, Pinsel, Band und Folie für das erste eigene Zimmer.',
      'Roller, tray, brush, tape and film for the first room of your own.',
    ],
    shades: ['sage'],
    parts: [
      ['roller-wall-18-cm', 1],
      ['tray-20-cm', 1],
      ['brush-flat-50-mm', 1],
      ['tape-gold-25-mm', 6],
      ['film-cover-20-m2', 1],
    ],
    price: 3995,
    rrp: 4795,
    tool: true,
  },
  {
    key: 'set-profi',
    category: 'werkzeug-sets',
    name: ['Werkzeugset Großes Haus', 'Big House tool set'],
    text: [
      'Werkzeug für mehrere Räume, mit Eimer, Stange und Vlies.',
      'Tools for several rooms, with bucket, pole and fleece.',
    ],
    shades: ['fjord'],
    parts: [
      ['roller-wall-25-cm', 2],
      ['bucket-grid', 1],
      ['pole-1-2-m', 1],
      ['fleece-25-m2', 1],
      ['brush-wide-120-mm', 1],
      ['tape-gold-50-mm', 6],
    ],
    price: 12995,
    rrp: 14995,
    tool: true,
  },
];

/** Bundles; stock is that of their parts. */
export function setGoods(): Goods[] {
  return SETS.map((set): Goods => {
    const shades = set.shades.map((key) => {
      const shade = SHADES.find((each) => each.key === key) ?? SHADES[0]!;
      return { hex: shade.hex, name: shade.de, code: shade.number };
    });
    return {
      key: set.key,
      type: 'bundle',
      maker: 'brandes',
      categories: [set.category],
      name: set.name,
      short: set.text,
      description: [
        paragraphs(
          set.text[0],
          'Im Set kosten die Teile weniger als einzeln. Was enthalten ist, steht unten in der Liste.',
        ),
        paragraphs(
          set.text[1],
          'Together the parts cost less than one by one. What is included is listed below.',
        ),
      ],
      technical: [
        [
          ['Teile', 'Parts'],
          [
            String(set.parts.reduce((all, [, quantity]) => all + quantity, 0)),
            String(set.parts.reduce((all, [, quantity]) => all + quantity, 0)),
          ],
        ],
      ],
      keywords: [`Set ${set.name[0]}`, `set ${set.name[1]}`],
      properties: {},
      tags: ['set'],
      ...(!set.tool && {
        hazard: set.key === 'set-zaun' ? ('solvent' as const) : ('water' as const),
      }),
      topic: 'set',
      variations: [
        { unit: 'C62', content: 1, weight: 4000, price: set.price, rrp: set.rrp, stock: 0 },
      ],
      pictures: [
        {
          file: `${set.key}.svg`,
          spec: {
            kind: 'set',
            shades,
            items: set.tool ? ['roller', 'tray', 'brush'] : ['tin', 'roller', 'tray', 'brush'],
            line: 'Ruhepol',
            maker: 'Tonwert',
            sizeLabel: 'Set',
          },
          name: ['Set', 'Set'],
          alternate: [`Teile von ${set.name[0]}`, `Parts of ${set.name[1]}`],
        },
        {
          file: `room-living-${set.shades.at(-1)}.svg`,
          spec: { kind: 'room', shade: shades.at(-1)!, room: 'living', seed: set.shades.at(-1)! },
          name: ['Anwendung', 'In use'],
          alternate: [
            `Gezeichneter Raum in ${shades.at(-1)?.name}`,
            'Drawn room with painted wall',
          ],
        },
      ],
      accessories: ['gloves', 'stirrer'],
      components: set.parts.map(([variation, quantity]) => ({ variation, quantity })),
    };
  });
}
