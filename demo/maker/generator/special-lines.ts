import type { Container } from '../pictures/kinds';
import type { Both, ReviewTopic } from './goods';
import type { HazardClass } from './hazards';
import type { Coverage } from './lines';
import { SHADES, WOOD_TONES, type ShadeEntry } from './shades';

/** Goods whose variations differ in shade and size, or that are mixed to order. */
export type Special = {
  key: string;
  maker: string;
  category: string;
  area: 'inside' | 'outside' | 'both';
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
  topic: ReviewTopic;
  /** None for goods that are stirred into others. */
  coverage?: Coverage;
  voc: Both;
  isTinted?: boolean;
  /** Key of the line that it is a tester of. */
  testerOf?: string;
  scene: 'living' | 'door' | 'facade' | 'kitchen';
};

export const SPECIALS: readonly Special[] = [
  {
    key: 'probiertopf',
    maker: 'hallmann',
    category: 'probiertoepfe',
    area: 'inside',
    name: ['Ruhepol Probiertopf', 'Ruhepol tester pot'],
    label: 'Ruhepol',
    text: [
      'Der Probiertopf enthält die Wandfarbe Ruhepol in 125 Millilitern, genug für zwei Anstriche auf 0,4 Quadratmetern.',
      'The tester pot holds 125 millilitres of Ruhepol wall paint, enough for two coats on 0.4 square metres.',
    ],
    use: [
      'Streichen Sie ein großes Stück Karton und sehen Sie es sich morgens und abends an der Wand an.',
      'Paint a large piece of card and look at it on the wall in the morning and again in the evening.',
    ],
    shades: SHADES,
    sizes: [0.125],
    perLitre: 2590,
    container: 'jar',
    testerOf: 'ruhepol',
    hazard: 'water',
    topic: 'tester',
    coverage: [7, 8],
    voc: [
      'Kat. A/a: 30 g/l (2010), enthält max. 1 g/l',
      'cat. A/a: 30 g/l (2010), contains max. 1 g/l',
    ],
    scene: 'living',
  },
  {
    key: 'abtoenpaste',
    maker: 'hallmann',
    category: 'abtoenfarben',
    area: 'inside',
    name: ['Abtönpaste Tupfer', 'Tupfer paint tinter'],
    label: 'Tupfer',
    text: [
      'Mit Tupfer tönen Sie weiße Wandfarbe selbst ab, tropfenweise oder kräftig.',
      'With Tupfer you tint white wall paint yourself, drop by drop or boldly.',
    ],
    use: [
      'Geben Sie höchstens zehn Prozent Paste zu und mischen Sie alles, was Sie für eine Wand brauchen, in einem Eimer.',
      'Add no more than ten per cent and mix all the paint for one wall in a single bucket.',
    ],
    shades: SHADES.filter(({ family }) =>
      ['yellow', 'terracotta', 'red', 'blue', 'green'].includes(family),
    ).filter((_, at) => at % 2 === 0),
    sizes: [0.25, 0.75],
    skips: (shade, size) => size === 0.75 && shade % 4 === 1,
    perLitre: 1590,
    container: 'bottle',
    hazard: 'water',
    topic: 'tint',
    voc: ['enthält max. 20 g/l', 'contains max. 20 g/l'],
    scene: 'living',
  },
  {
    key: 'fensterlack',
    maker: 'lindqvist',
    category: 'buntlacke',
    area: 'both',
    name: ['Fensterlack Durchblick', 'Durchblick window and door paint'],
    label: 'Durchblick',
    text: [
      'Durchblick ist ein blockfester Lack für Fenster und Außentüren aus Holz.',
      'Durchblick is a non-block paint for timber windows and front doors.',
    ],
    use: [
      'Lassen Sie die Falze einen Tag offen, bevor Sie das Fenster schließen.',
      'Leave the window ajar for a day before you close it.',
    ],
    shades: SHADES.filter(({ family }) => ['white', 'dark', 'green'].includes(family)).filter(
      (_, at) => at % 2 === 0,
    ),
    sizes: [0.75, 2.5],
    skips: (shade, size) => size === 2.5 && shade > 5,
    perLitre: 3690,
    container: 'tin',
    hazard: 'water',
    topic: 'lacquer',
    coverage: [9, 11],
    voc: [
      'Kat. A/d: 130 g/l (2010), enthält max. 90 g/l',
      'cat. A/d: 130 g/l (2010), contains max. 90 g/l',
    ],
    scene: 'door',
  },
  {
    key: 'fugenfarbe',
    maker: 'verdonck',
    category: 'wandfarben',
    area: 'inside',
    name: ['Fliesenfarbe Neustart', 'Neustart tile paint'],
    label: 'Neustart',
    text: [
      'Neustart gibt Fliesen in Küche und Gäste-WC eine neue Farbe.',
      'Neustart gives the tiles in your kitchen or cloakroom a new colour.',
    ],
    use: [
      'Entfetten Sie gründlich und rollen Sie zwei dünne Lagen. In der Dusche ist der Anstrich nicht geeignet.',
      'Degrease thoroughly and roll on two thin coats. Not suitable inside a shower.',
    ],
    shades: SHADES.filter((_, at) => at % 9 === 1),
    sizes: [0.75, 2.5],
    skips: (shade, size) => size === 2.5 && shade % 3 === 2,
    perLitre: 3990,
    container: 'tin',
    hazard: 'water',
    topic: 'tile',
    coverage: [8, 10],
    voc: [
      'Kat. A/i: 140 g/l (2010), enthält max. 100 g/l',
      'cat. A/i: 140 g/l (2010), contains max. 100 g/l',
    ],
    scene: 'kitchen',
  },
  {
    key: 'arbeitsplattenoel',
    maker: 'almreiter',
    category: 'moebellacke',
    area: 'inside',
    name: ['Hartwachsöl Tafelrunde', 'Tafelrunde hardwax oil'],
    label: 'Tafelrunde',
    text: [
      'Tafelrunde schützt Tische, Arbeitsplatten und Dielen vor Wasser und Rotwein.',
      'Tafelrunde protects tables, worktops and floorboards from water and red wine.',
    ],
    use: [
      'Tragen Sie es hauchdünn auf und polieren Sie nach 20 Minuten. Breiten Sie getränkte Lappen zum Trocknen aus, sie können sich sonst selbst entzünden.',
      'Apply a very thin coat and buff after 20 minutes. Lay used rags out flat to dry, as they can otherwise catch fire by themselves.',
    ],
    shades: WOOD_TONES.slice(0, 7),
    sizes: [0.375, 0.75, 2.5],
    skips: (shade, size) => size === 2.5 && shade > 3,
    perLitre: 4290,
    container: 'tin',
    hazard: 'solvent',
    topic: 'oil',
    coverage: [18, 22],
    voc: [
      'Kat. A/i: 500 g/l (2010), enthält max. 480 g/l',
      'cat. A/i: 500 g/l (2010), contains max. 480 g/l',
    ],
    scene: 'door',
  },
  {
    key: 'wunschton-wand',
    maker: 'hallmann',
    category: 'wunschfarbtoene',
    area: 'inside',
    name: ['Wandfarbe im Wunschfarbton', 'Wall paint in your own shade'],
    label: 'Ruhepol',
    text: [
      'Wir mischen Ruhepol in jedem Ton unserer Farbkarte.',
      'We mix Ruhepol in any shade from our colour card.',
    ],
    use: [
      'Bestellen Sie die ganze Menge auf einmal, damit alle Gebinde aus einer Mischung kommen. Gemischte Ware können wir nicht zurücknehmen.',
      'Order the full amount at once, so that every tin comes from the same batch. Paint mixed for you cannot be returned.',
    ],
    shades: [],
    sizes: [2.5, 5, 10, 12.5],
    perLitre: 2290,
    container: 'bucket',
    hazard: 'water',
    isTinted: true,
    topic: 'wall',
    coverage: [7, 8],
    voc: [
      'Kat. A/a: 30 g/l (2010), enthält max. 1 g/l',
      'cat. A/a: 30 g/l (2010), contains max. 1 g/l',
    ],
    scene: 'living',
  },
  {
    key: 'wunschton-lack',
    maker: 'nordwacht',
    category: 'wunschfarbtoene',
    area: 'both',
    name: ['Buntlack im Wunschfarbton', 'Trim paint in your own shade'],
    label: 'Glanzstück',
    text: [
      'Wir mischen Glanzstück in dem Ton, den Sie nennen.',
      'We mix Glanzstück in the shade you name.',
    ],
    use: [
      'Nennen Sie uns die Nummer des Farbtons. Auf dem Bildschirm weichen Töne vom Original ab. Gemischte Ware können wir nicht zurücknehmen.',
      'Give us the shade number. Colours on a screen differ from the real thing. Paint mixed for you cannot be returned.',
    ],
    shades: [],
    sizes: [0.375, 0.75, 2.5],
    perLitre: 4290,
    container: 'tin',
    hazard: 'water',
    isTinted: true,
    topic: 'lacquer',
    coverage: [10, 12],
    voc: [
      'Kat. A/d: 130 g/l (2010), enthält max. 100 g/l',
      'cat. A/d: 130 g/l (2010), contains max. 100 g/l',
    ],
    scene: 'door',
  },
  {
    key: 'wunschton-fassade',
    maker: 'hallmann',
    category: 'wunschfarbtoene',
    area: 'outside',
    name: ['Fassadenfarbe im Wunschfarbton', 'Masonry paint in your own shade'],
    label: 'Sturmfest',
    text: [
      'Wir mischen Sturmfest für Ihr Haus in jedem Ton unserer Farbkarte.',
      'We mix Sturmfest for your house in any shade from our colour card.',
    ],
    use: [
      'Für zwei Anstriche reicht ein Liter für etwa 2,5 Quadratmeter. Gemischte Ware können wir nicht zurücknehmen.',
      'For two coats, allow a litre for about 2.5 square metres. Paint mixed for you cannot be returned.',
    ],
    shades: [],
    sizes: [5, 12.5],
    perLitre: 1690,
    container: 'bucket',
    hazard: 'water',
    isTinted: true,
    topic: 'facade',
    coverage: [5, 6],
    voc: [
      'Kat. A/c: 40 g/l (2010), enthält max. 10 g/l',
      'cat. A/c: 40 g/l (2010), contains max. 10 g/l',
    ],
    scene: 'facade',
  },
];
