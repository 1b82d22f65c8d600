import type { Finish } from '../pictures/kinds';
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
  type ReviewTopic,
  type Size,
} from './goods';
import { RANKS } from './ranks';
import { coverageText } from './coverage';
import type { PaintLine, Place } from './lines';
import type { Family, ShadeEntry } from './shades';

const FINISH_NAMES: Record<Finish, Both> = {
  matt: ['matt', 'matt'],
  silk: ['seidenmatt', 'satin'],
  gloss: ['glänzend', 'gloss'],
  clear: ['lasierend', 'translucent'],
};

/** What goes with a family of shades in a room; one sentence for each. */
const COMPANIONS: Record<Family, Both> = {
  white: [
    'Der Ton verträgt sich mit jedem Holz und lässt kräftigen Farben den Vortritt.',
    'It suits every kind of wood and lets stronger colours take the lead.',
  ],
  grey: [
    'Der Ton hält sich hinter Bildern und Pflanzen zurück und wirkt bei Tageslicht am besten.',
    'It stays in the background behind pictures and plants and looks its best in daylight.',
  ],
  natural: [
    'Der Ton passt zu Leinen, Leder und hellem Parkett.',
    'It goes well with linen, leather and pale floorboards.',
  ],
  yellow: [
    'Der Ton holt Licht in Nordzimmer und steht gut neben warmem Weiß.',
    'It brightens north-facing rooms and sits well beside a warm white.',
  ],
  terracotta: [
    'Der Ton wird am Abend wärmer und mag dunkles Holz und Messing.',
    'It warms up in the evening and likes dark wood and brass.',
  ],
  red: [
    'Eine einzelne Wand genügt meist, daneben wirkt ein ruhiges Weiß.',
    'One wall is usually enough, with a calm white beside it.',
  ],
  rose: [
    'Der Ton steht gut neben Grau und Eiche und wirkt nie süßlich.',
    'It sits well beside grey and oak and never looks sugary.',
  ],
  blue: [
    'Der Ton lässt Räume weiter wirken und passt zu Weiß, Eiche und Kupfer.',
    'It makes a room feel larger and goes well with white, oak and copper.',
  ],
  green: [
    'Der Ton bringt Ruhe ins Zimmer und passt zu Holz, Rattan und Kreidetönen.',
    'It brings calm to a room and goes well with wood, rattan and chalky shades.',
  ],
  dark: [
    'Auf einer Fläche mit viel Licht gewinnt der Ton Tiefe, ohne den Raum zu drücken.',
    'With plenty of light it gains depth without weighing the room down.',
  ],
};

/** What is worth knowing of a shade that is not seen on the walls of a room. */
const ELSEWHERE: Record<Exclude<Place, 'room'>, Both> = {
  furniture: [
    'Auf kleinen Flächen wirkt der Ton kräftiger als an der Wand.',
    'On small surfaces it looks stronger than on a wall.',
  ],
  outside: [
    'Im Tageslicht wirkt der Ton heller als auf der Farbkarte; streichen Sie zuerst eine Probefläche.',
    'In daylight it looks lighter than on the colour card, so paint a test patch first.',
  ],
  floor: [
    'Auf großen Böden wirkt der Ton ruhig und zeigt Staub weniger als reines Weiß oder Schwarz.',
    'On a large floor it looks calm and shows dust less than pure white or black.',
  ],
  wood: [
    'Wie dunkel er ausfällt, hängt vom Holz und von der Zahl der Anstriche ab.',
    'How dark it turns out depends on the wood and the number of coats.',
  ],
};

function sizeKey(value: number): string {
  return String(value);
}

export function paintGoods(line: PaintLine, shade: ShadeEntry, index: number): Goods {
  const [whatDe, whatEn] = line.what;
  const finishes = [...new Set(line.sizes.flatMap(([, names]) => names))];
  const variations = line.sizes.flatMap(([size, names]) =>
    names.map((finish) => ({
      ...variationOf(line, size, finish, finishes.length > 1, index),
      pictures: [vesselOf(line, shade, size)],
    })),
  );
  const [companionDe, companionEn] =
    line.place === 'room' ? COMPANIONS[shade.family] : ELSEWHERE[line.place];
  const isWood = line.place === 'wood';
  return {
    key: `${line.key}-${shade.key}`,
    maker: line.maker,
    ...(line.responsiblePerson && { responsiblePerson: line.responsiblePerson }),
    categories: categoriesOf(line, shade, isWood),
    name: [`${line.line} ${whatDe} ${shade.de}`, `${line.line} ${whatEn}, ${shade.en}`],
    short: [
      `${whatDe} in ${shade.de} ${shade.number}, ${shade.lookDe}.`,
      `${capital(whatEn)} in ${shade.en} ${shade.number}, ${shade.lookEn}.`,
    ],
    description: [
      paragraphs(
        `${shade.de} ist ${shade.lookDe}. ${companionDe}`,
        line.intro[0],
        line.use[0],
        line.result[0],
      ),
      paragraphs(
        `${shade.en} is ${shade.lookEn}. ${companionEn}`,
        line.intro[1],
        line.use[1],
        line.result[1],
      ),
    ],
    technical: [
      [['Reichweite', 'Coverage'], coverageText(line.coverage)],
      [
        ['Glanzgrad', 'Finish'],
        [
          finishes.map((name) => FINISH_NAMES[name][0]).join(', '),
          finishes.map((name) => FINISH_NAMES[name][1]).join(', '),
        ],
      ],
      [
        ['Dichte', 'Density'],
        [
          `${(line.density / 1000).toFixed(2).replace('.', ',')} kg/l`,
          `${(line.density / 1000).toFixed(2)} kg/l`,
        ],
      ],
      [['VOC-Gehalt (EU-Grenzwert)', 'VOC content (EU limit)'], line.voc],
      [
        ['Verarbeitung', 'Application'],
        ['ab 8 °C Luft und Untergrund', 'air and surface at least 8 °C'],
      ],
    ],
    keywords: [
      `${line.line} ${whatDe} ${shade.de} ${shade.number}`,
      `${line.line} ${whatEn} ${shade.en} ${shade.number} ${OTHER_WORDS[line.topic] ?? ''}`.trim(),
    ],
    shade,
    line: line.key,
    properties: line.properties,
    tags:
      index % 17 === 3
        ? [...line.tags, 'new']
        : index % 11 === 2
          ? [...line.tags, 'bestseller']
          : line.tags,
    hazard: line.hazard,
    rank: rankOf(line, shade, index),
    ...(line.key === 'sturmfest' && index % 4 === 0 && { guaranteeYears: 5 }),
    topic: line.topic,
    variations,
    pictures: picturesOf(line, shade, index),
    accessories: line.accessories,
  };
}

/** What shoppers also call such goods. */
const OTHER_WORDS: Readonly<Partial<Record<ReviewTopic, string>>> = {
  wall: 'emulsion',
  lime: 'lime paint',
  facade: 'facade exterior wall paint',
  lacquer: 'lacquer gloss satinwood',
  furniture: 'chalk lacquer furniture paint',
  metal: 'lacquer enamel',
  spray: 'aerosol lacquer',
  woodpaint: 'weatherproof shed paint',
};

/** Shades that open a list, because they show what the shop is about. */
const FIRST_SHADES = ['sage', 'fjord', 'clay', 'linen', 'terracotta', 'dusky-rose', 'ink'];

/** Wall paint leads, in shades that differ from each other. */
function rankOf(line: PaintLine, shade: ShadeEntry, index: number): number {
  const first = FIRST_SHADES.indexOf(shade.key);
  return RANKS[line.topic] + (first < 0 ? (index * 37) % 20 : 29 - first);
}

function categoriesOf(line: PaintLine, shade: ShadeEntry, isWood: boolean): string[] {
  const family = `farbwelt-${shade.family}`;
  const own = line.familyBelow ? [`${line.familyBelow}-${shade.family}`] : line.categories;
  return isWood ? own : [...own, family];
}

function variationOf(
  line: PaintLine,
  size: number,
  finish: Finish,
  withFinish: boolean,
  index: number,
): Size {
  const factor = finish === 'silk' && line.key === 'ruhepol' ? 1.08 : 1;
  const price = shopPrice(Math.round(line.perLitre * size ** 0.84 * factor));
  const turn = (index * 7 + Math.round(size * 13)) % 23;
  return {
    size: sizeKey(size),
    ...(withFinish && { attributes: { finish } }),
    unit: size < 1 ? 'MLT' : 'LTR',
    content: size < 1 ? size * 1000 : size,
    weight: Math.round(size * line.density + 60 + size * 45),
    price,
    ...(size >= 10 && {
      graduated: [
        [3, shopPrice(price * 0.96)],
        [6, shopPrice(price * 0.92)],
      ] as const,
    }),
    // A few are sold out, a few nearly so.
    stock: turn === 0 ? 0 : turn < 3 ? turn * 2 : 12 + (((index * 31 + size * 17) % 90) | 0),
    availability: turn === 0 ? 7 : size >= 10 ? 3 : (index % 5) + 1 === 5 ? 2 : 1,
    ...(index % 6 === 1 && { rrp: shopPrice(price * 1.12) }),
    ...(size === 12.5 && { maximum: 20 }),
  };
}

/** The finish that pictures show: the first of the second size. */
function surfaceOf(line: PaintLine): Finish {
  return line.sizes[Math.min(1, line.sizes.length - 1)]?.[1][0] ?? 'matt';
}

function vesselOf(line: PaintLine, shade: ShadeEntry, size: number): DrawnPicture {
  const [whatDe, whatEn] = line.what;
  return vesselPicture(
    {
      shade: drawnShade(shade),
      litres: size,
      line: line.line,
      maker: MAKER_NAMES[line.maker] ?? '',
      container: line.container,
      surface: surfaceOf(line),
    },
    `${line.key}-${shade.key}`,
    [
      `${whatDe} ${line.line} in ${shade.de}, Gebinde mit ${litres(size, 'de')}`,
      `${capital(whatEn)} ${line.line} in ${shade.en}, ${litres(size, 'en')} container`,
    ],
  );
}

function picturesOf(line: PaintLine, shade: ShadeEntry, index: number): DrawnPicture[] {
  const drawn = drawnShade(shade);
  const surface = surfaceOf(line);
  const room = line.scenes[index % line.scenes.length] ?? 'living';
  const pictures: DrawnPicture[] = [
    shadePicture(shade),
    {
      file: `room-${room}-${shade.key}.svg`,
      spec: { kind: 'room', shade: drawn, room, seed: shade.key },
      name: ['Anwendung', 'In use'],
      alternate: [
        `Gezeichnete Szene mit einer Fläche in ${shade.de}`,
        `Drawn scene with a surface in ${shade.en}`,
      ],
    },
    {
      file: `stroke-${surface === 'clear' ? 'clear-' : ''}${shade.key}.svg`,
      spec: { kind: 'stroke', shade: drawn, seed: shade.key },
      name: ['Pinselstrich', 'Brush stroke'],
      alternate: [`Pinselstrich in ${shade.de}`, `Brush stroke in ${shade.en}`],
    },
    {
      file: `detail-${surface}-${shade.key}.svg`,
      spec: { kind: 'detail', shade: drawn, surface: surface === 'clear' ? 'wood' : surface },
      name: ['Oberfläche', 'Surface'],
      alternate: [`Oberfläche in ${shade.de} aus der Nähe`, `Surface in ${shade.en} close up`],
    },
  ];
  return pictures;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
