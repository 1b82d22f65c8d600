import type { Tool } from '../pictures/kinds';
import { paragraphs, type Both, type Goods, type ReviewTopic, type Size } from './goods';
import { RANKS } from './ranks';

type ToolSize = readonly [label: string, cents: number, weight: number];

type Kind = {
  key: string;
  drawing: Tool;
  category: string;
  topic: ReviewTopic;
  name: Both;
  text: Both;
  /** How to use or keep it. */
  care: Both;
  /** A width, a grit or a length, with its price in cents and grams. */
  sizes: readonly ToolSize[];
  extra?: Partial<Size>;
  guaranteeYears?: number;
  weeeNumber?: string;
  technical?: readonly (readonly [label: Both, value: Both])[];
};

const WASH: Both = [
  'Waschen Sie das Werkzeug gleich nach der Arbeit aus, dann hält es viele Anstriche.',
  'Wash it out straight after use and it will last for many jobs.',
];

/** Graduated prices are written as percent less. */
// oxfmt-ignore
const TOOLS: readonly Kind[] = [
  { key: 'brush-flat', drawing: 'brush-flat', category: 'flachpinsel', topic: 'brush', name: ['Flachpinsel Feinzug', 'Feinzug flat brush'], text: ['Feine Kunstborsten geben Acryllacke ohne Streifen ab. Der Stiel aus Buche liegt leicht in der Hand.', 'Fine synthetic bristles lay off acrylic paints without brush marks. The beech handle is light in the hand.'], care: WASH, sizes: [['30 mm', 499, 60], ['50 mm', 699, 85], ['70 mm', 899, 110]] },
  { key: 'brush-wide', drawing: 'brush-flat', category: 'flachpinsel', topic: 'brush', name: ['Flächenstreicher Breitwand', 'Breitwand block brush'], text: ['Für Kalkfarben, Grundierungen und Zäune. Die Borsten nehmen viel auf und tropfen wenig.', 'For limewash, primers and fences. The bristles hold plenty and drip little.'], care: WASH, sizes: [['100 mm', 1199, 190], ['120 mm', 1399, 220]] },
  { key: 'brush-round', drawing: 'brush-round', category: 'rundpinsel', topic: 'brush', name: ['Ringpinsel Kontur', 'Kontur round brush'], text: ['Schneidet Kanten sauber bei und kommt in Profile. Die Zwinge ist rostfrei.', 'Cuts in cleanly and reaches into mouldings. The ferrule does not rust.'], care: WASH, sizes: [['Gr. 4', 599, 55], ['Gr. 8', 799, 85], ['Gr. 12', 999, 120]] },
  { key: 'brush-radiator', drawing: 'brush-radiator', category: 'heizkoerperpinsel', topic: 'brush', name: ['Heizkörperpinsel Winkel', 'Winkel radiator brush'], text: ['Der abgewinkelte Kopf kommt hinter Rippen und Rohre, ohne dass Sie etwas abbauen.', 'The angled head gets behind fins and pipes, with nothing to take down.'], care: WASH, sizes: [['35 mm', 549, 70], ['50 mm', 649, 90]] },
  { key: 'brush-beech', drawing: 'brush-flat', category: 'flachpinsel', topic: 'brush', name: ['Lasurpinsel Maser', 'Maser woodstain brush'], text: ['Mischborsten für dünnflüssige Lasuren. Der breite Kopf hält die nasse Kante.', 'Mixed bristles for thin stains. The wide head keeps a wet edge.'], care: ['Waschen Sie den Pinsel nach lösemittelhaltigen Lasuren mit Pinselreiniger, nach wasserverdünnbaren mit Wasser aus.', 'Clean with brush cleaner after solvent-based stains and with water after water-based ones.'], sizes: [['60 mm', 899, 100], ['100 mm', 1299, 160]] },
  { key: 'brush-set', drawing: 'brush-flat', category: 'flachpinsel', topic: 'brush', name: ['Pinselset Dreiklang', 'Dreiklang brush set'], text: ['Drei Flachpinsel für Tür, Rahmen und Fensterbank in einer Tasche aus Baumwolle.', 'Three flat brushes for door, frame and sill in a cotton roll.'], care: WASH, sizes: [['3-teilig', 1599, 260]], extra: { content: 3 } },
  { key: 'roller-wall', drawing: 'roller-wide', category: 'rollen', topic: 'roller', name: ['Farbrolle Wandgang', 'Wandgang wall roller'], text: ['Mittelflorige Rolle für glatte und leicht strukturierte Wände. Der Bezug fusselt nicht.', 'Medium-pile roller for smooth and lightly textured walls. The sleeve does not shed.'], care: WASH, sizes: [['18 cm', 899, 240], ['25 cm', 1099, 310]] },
  { key: 'roller-facade', drawing: 'roller-wide', category: 'rollen', topic: 'roller', name: ['Fassadenrolle Langflor', 'Langflor masonry roller'], text: ['Langer Flor für Putz und Klinker. Die Rolle nimmt viel Farbe auf.', 'Long pile for render and brick. The sleeve holds plenty of paint.'], care: WASH, sizes: [['25 cm', 1499, 380]] },
  { key: 'roller-lacquer', drawing: 'roller-small', category: 'rollen', topic: 'roller', name: ['Lackrolle Glatt', 'Glatt foam mini roller'], text: ['Feinporiger Schaum für Türblätter und Fronten. Mit zehn Ersatzrollen.', 'Fine foam for doors and cabinet fronts. Comes with ten spare sleeves.'], care: ['Nehmen Sie für jede Farbe eine frische Schaumrolle; den Bügel wischen Sie ab.', 'Take a fresh foam sleeve for each colour and wipe the frame clean.'], sizes: [['6 cm', 699, 130], ['11 cm', 849, 190]] },
  { key: 'roller-corner', drawing: 'roller-small', category: 'rollen', topic: 'roller', name: ['Eckenrolle Winkelzug', 'Winkelzug corner roller'], text: ['Die kegelförmige Rolle zieht Ecken in einem Zug, ohne die Decke zu berühren.', 'The cone-shaped roller does corners in one go without touching the ceiling.'], care: WASH, sizes: [['8 cm', 749, 120]] },
  { key: 'tray', drawing: 'tray', category: 'rollen', topic: 'tray', name: ['Farbwanne Abstrich', 'Abstrich paint tray'], text: ['Stabile Wanne mit Abstreifrippen.', 'Sturdy tray with a ribbed ramp.'], care: ['Lassen Sie Farbreste in der Wanne trocknen, dann lassen sie sich als Haut herauslösen.', 'Let leftover paint dry in the tray and peel it out as a skin.'], sizes: [['20 cm', 349, 180], ['32 cm', 499, 320]], extra: { graduated: [[5, -10]] } },
  { key: 'bucket-grid', drawing: 'bucket-grid', category: 'rollen', topic: 'tray', name: ['Farbeimer mit Gitter', 'Paint bucket with grid'], text: ['Eimer für zwölf Liter mit Metallgitter und Ausguss.', 'Twelve-litre bucket with a metal grid and spout.'], care: ['Streifen Sie die Rolle am Gitter ab, dann tropft sie nicht auf dem Weg zur Wand.', 'Roll off on the grid and nothing drips on the way to the wall.'], sizes: [['12 l', 1299, 900]] },
  { key: 'tape-gold', drawing: 'tape', category: 'abdecken', topic: 'tape', name: ['Malerband Kante', 'Kante masking tape'], text: ['Gibt scharfe Kanten auf Wand und Lack und geht nach zwei Wochen ohne Reste ab. Verkauf in Packungen zu sechs Rollen.', 'Gives sharp lines on walls and trim and comes off cleanly for up to two weeks. Sold in packs of six rolls.'], care: ['Drücken Sie die Kante fest an und ziehen Sie das Band ab, solange die Farbe noch feucht ist.', 'Press the edge down firmly and pull the tape off while the paint is still damp.'], sizes: [['25 mm', 389, 150], ['38 mm', 529, 220], ['50 mm', 649, 290]], extra: { minimum: 6, interval: 6, unit: 'MTR', content: 50, graduated: [[12, -8], [24, -14]] } },
  { key: 'tape-fine', drawing: 'tape', category: 'abdecken', topic: 'tape', name: ['Feinkrepp Sanft', 'Sanft low-tack masking tape'], text: ['Schwach klebend für Tapete und Anstriche, die einen Tag alt sind.', 'Low-tack tape for wallpaper and paint that has dried for a day.'], care: ['Ziehen Sie das Band langsam und in flachem Winkel ab.', 'Pull the tape off slowly, at a shallow angle.'], sizes: [['30 mm', 599, 100]], extra: { minimum: 2, interval: 2, unit: 'MTR', content: 25, graduated: [[10, -10]] } },
  { key: 'film-cover', drawing: 'film', category: 'abdecken', topic: 'cover', name: ['Abdeckfolie Bodenruh', 'Bodenruh polythene dust sheet'], text: ['Feste Folie für Boden und Möbel, mehrfach verwendbar.', 'Strong sheeting for floors and furniture that you can use again.'], care: ['Lassen Sie Farbspritzer trocknen, bevor Sie die Folie zusammenlegen.', 'Let splashes dry before you fold the sheet up.'], sizes: [['20 m²', 499, 780], ['50 m²', 899, 1900]], extra: { graduated: [[5, -12], [10, -18]] } },
  { key: 'fleece', drawing: 'film', category: 'abdecken', topic: 'cover', name: ['Malervlies Rutschfest', 'Rutschfest absorbent dust sheet'], text: ['Saugt Tropfen auf und liegt auch auf Treppen sicher.', 'Soaks up drips and stays put, even on stairs.'], care: ['Hängen Sie das Vlies nach der Arbeit zum Trocknen auf; es lässt sich wieder verwenden.', 'Hang it up to dry after use; it can be used again.'], sizes: [['10 m²', 1299, 1900], ['25 m²', 2699, 4700]] },
  { key: 'sandpaper', drawing: 'sandpaper', category: 'spachteln-schleifen', topic: 'sandpaper', name: ['Schleifpapier Korn', 'Korn sandpaper'], text: ['Zehn Bogen für Holz, Lack und Spachtel. Das Papier reißt nicht an der Knickkante.', 'Ten sheets for wood, paintwork and filler. The paper does not tear along the fold.'], care: ['Beginnen Sie grob und enden Sie fein; klopfen Sie den Staub zwischendurch aus.', 'Start coarse, finish fine, and tap the dust out now and then.'], sizes: [['K 80', 449, 180], ['K 120', 449, 165], ['K 180', 449, 150], ['K 240', 449, 140]], extra: { content: 10, graduated: [[10, -10], [50, -20]] } },
  { key: 'filler-knife', drawing: 'filler-knife', category: 'spachteln-schleifen', topic: 'filler', name: ['Japanspachtel Ebene', 'Ebene filling knives'], text: ['Vier federnde Blätter für Risse, Löcher und glatte Flächen.', 'Four springy blades for cracks, holes and smooth areas.'], care: ['Wischen Sie die Blätter trocken, dann rosten sie nicht.', 'Wipe the blades dry and they will not rust.'], sizes: [['4-teilig', 699, 150]], extra: { content: 4 } },
  { key: 'scraper', drawing: 'filler-knife', category: 'spachteln-schleifen', topic: 'filler', name: ['Farbschaber Abzug', 'Abzug paint scraper'], text: ['Zieht lose Farbe von Holz und Metall. Die Klinge lässt sich wenden.', 'Takes loose paint off wood and metal. The blade can be turned.'], care: ['Schaben Sie in Richtung der Maserung und wechseln Sie eine stumpfe Klinge.', 'Scrape along the grain and change the blade once it is blunt.'], sizes: [['45 mm', 999, 210], ['65 mm', 1199, 260]] },
  { key: 'pole', drawing: 'telescope-pole', category: 'zubehoer', topic: 'pole', name: ['Teleskopstange Weitgriff', 'Weitgriff extension pole'], text: ['Aluminiumstange für Decken und Treppenhäuser, stufenlos verstellbar.', 'Aluminium pole for ceilings and stairwells, adjustable to any length.'], care: ['Wischen Sie Farbe ab, bevor Sie die Stange zusammenschieben.', 'Wipe off any paint before you push the pole together.'], sizes: [['1–2 m', 1999, 720], ['1,5–3 m', 2799, 980]] },
  { key: 'gloves', drawing: 'gloves', category: 'zubehoer', topic: 'gloves', name: ['Nitrilhandschuhe Griff', 'Griff nitrile gloves'], text: ['Hundert puderfreie Handschuhe für Arbeiten mit Farbe und Lack.', 'A hundred powder-free gloves for work with paint and varnish.'], care: ['Wechseln Sie die Handschuhe, sobald Farbe in die Stulpe gelaufen ist.', 'Change gloves as soon as paint has run inside the cuff.'], sizes: [['M', 1199, 420], ['L', 1199, 450], ['XL', 1199, 480]], extra: { content: 100, graduated: [[5, -10]] } },
  { key: 'stirrer', drawing: 'stirrer', category: 'zubehoer', topic: 'stirrer', name: ['Rührstab Umtrieb', 'Umtrieb paint mixer'], text: ['Für Bohrmaschine und Hand. Der Korb mischt, ohne Luft einzuschlagen.', 'For drill or hand. The cage mixes without beating in air.'], care: WASH, sizes: [['40 cm', 899, 280], ['60 cm', 1199, 390]] },
  { key: 'spray-gun', drawing: 'spray-gun', category: 'zubehoer', topic: 'sprayer', name: ['Farbsprühgerät Nebel 600', 'Nebel 600 electric paint sprayer'], text: ['Elektrisches Gerät für Lacke, Lasuren und verdünnte Wandfarbe. Der Becher fasst 800 Milliliter.', 'Electric sprayer for paints, stains and thinned emulsion. The cup holds 800 millilitres.'], care: ['Ziehen Sie zum Reinigen den Netzstecker und spülen Sie Becher und Düse nach jeder Farbe durch. Tragen Sie beim Sprühen eine Maske.', 'Unplug the sprayer before cleaning, and rinse cup and nozzle after each colour. Wear a mask while spraying.'], sizes: [['600 W', 8999, 1900]], extra: { rrp: 10999, maximum: 3 }, guaranteeYears: 5, weeeNumber: 'DE 00000000', technical: [[['Leistung', 'Power'], ['600 W', '600 W']], [['Anschluss', 'Supply'], ['230 V, 50 Hz', '230 V, 50 Hz, EU plug']]] },
  { key: 'brush-cleaner-comb', drawing: 'stirrer', category: 'zubehoer', topic: 'comb', name: ['Pinselkamm Auskehr', 'Auskehr brush comb'], text: ['Kämmt angetrocknete Farbe aus Borsten und verlängert ihr Leben.', 'Combs dried paint out of bristles and makes them last longer.'], care: ['Kämmen Sie vom Stiel zur Spitze, am besten unter laufendem Wasser.', 'Comb from handle to tip, ideally under running water.'], sizes: [['klein', 449, 60]] },
  { key: 'roller-spare', drawing: 'roller-small', category: 'rollen', topic: 'roller', name: ['Ersatzrollen Samt', 'Samt mini roller sleeves'], text: ['Kurzflorige Ersatzbezüge für seidenmatte Lacke, zehn Stück.', 'Ten short-pile spare sleeves for satin paints.'], care: ['Spülen Sie lose Fasern vor dem ersten Anstrich aus.', 'Rinse out loose fibres before the first coat.'], sizes: [['6 cm', 649, 90], ['11 cm', 799, 150]], extra: { content: 10, graduated: [[3, -8]] } },
];

const ENGLISH_LABELS: Record<string, string> = {
  '3-teilig': '3 pieces',
  '4-teilig': '4 pieces',
  klein: 'small',
  'Gr. 4': 'size 4',
  'Gr. 8': 'size 8',
  'Gr. 12': 'size 12',
  'K 80': '80 grit',
  'K 120': '120 grit',
  'K 180': '180 grit',
  'K 240': '240 grit',
  '1,5–3 m': '1.5–3 m',
};

/** Labels of tool sizes as values of attribute `dimension`. */
export const DIMENSIONS: readonly (readonly [key: string, label: Both])[] = [
  ...new Set(TOOLS.flatMap(({ sizes }) => sizes.map(([label]) => label))),
].map((label) => [dimensionKey(label), [label, ENGLISH_LABELS[label] ?? label]]);

function dimensionKey(label: string): string {
  return label
    .toLowerCase()
    .replaceAll('²', '2')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}

const ACCENTS = ['#1f4d3f', '#b4532a', '#2e4358', '#c8953b'];

export function toolGoods(): Goods[] {
  return TOOLS.map((kind, index): Goods => {
    const { key, drawing, topic, name, text, sizes } = kind;
    const accent = ACCENTS[index % ACCENTS.length] ?? '#1f4d3f';
    return {
      key,
      maker: 'brandes',
      categories: [kind.category],
      name,
      short: [firstSentence(text[0]), firstSentence(text[1])],
      description: [paragraphs(text[0], kind.care[0]), paragraphs(text[1], kind.care[1])],
      technical: [
        [
          ['Ausführungen', 'Sizes'],
          [
            sizes.map(([label]) => label).join(', '),
            sizes.map(([label]) => ENGLISH_LABELS[label] ?? label).join(', '),
          ],
        ],
        ...(kind.technical ?? []),
        [
          ['Hersteller', 'Manufacturer'],
          ['Brandes & Kind', 'Brandes & Kind'],
        ],
      ],
      keywords: [`Malerwerkzeug ${name[0]}`, `decorating tool ${name[1]}`],
      properties: {},
      tags: index % 8 === 6 ? ['bestseller'] : index % 9 === 4 ? ['new'] : [],
      ...(kind.guaranteeYears && { guaranteeYears: kind.guaranteeYears }),
      ...(kind.weeeNumber && { weeeNumber: kind.weeeNumber }),
      topic,
      rank: RANKS[topic] + Math.max(0, 6 - index),
      variations: sizes.map((size, at) => toolSize(size, index, at, sizes.length > 1, kind.extra)),
      pictures: [
        {
          file: `tool-${key}.svg`,
          spec: { kind: 'tool', tool: drawing, accent, transparent: true },
          name: ['Ansicht', 'View'],
          alternate: name,
        },
        {
          file: `tool-${key}-paper.svg`,
          spec: { kind: 'tool', tool: drawing, accent },
          name: ['Auf Papier', 'On paper'],
          alternate: [`${name[0]} auf hellem Grund`, `${name[1]} on a pale background`],
        },
      ],
      accessories:
        key === 'roller-wall' ? ['tray', 'pole'] : topic === 'brush' ? ['brush-cleaner-comb'] : [],
    };
  });
}

function firstSentence(text: string): string {
  return `${text.split('. ')[0]?.replace(/\.$/, '')}.`;
}

function toolSize(
  [label, price, weight]: ToolSize,
  index: number,
  at: number,
  isChoice: boolean,
  extra?: Partial<Size>,
): Size {
  const { graduated, ...rest } = extra ?? {};
  return {
    unit: 'C62',
    content: 1,
    weight,
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
