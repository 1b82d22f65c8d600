import type { Both } from './goods';
import { GUIDES } from './guides';
import { FAMILY_NAMES, type Family } from './shades';
import type { Entry } from './entry';

/** The shades of a family from its first to its last, to follow "wall paints" or "all paints". */
const FAMILY_TEXTS: Record<Family, Both> = {
  white: [
    'von Kreide bis Vanillezucker: helle Töne, die Licht in den Raum geben.',
    'from Chalk to Vanilla Sugar: pale shades that bring light into a room.',
  ],
  grey: [
    'von Kiesel bis Basalt: ruhige Töne, die Möbeln und Bildern den Vortritt lassen.',
    'from Pebble to Basalt: calm shades that let furniture and pictures stand out.',
  ],
  natural: [
    'von Dünensand bis Kakao: Töne wie Sand, Lehm und Holz.',
    'from Sand Dune to Cocoa: the colours of sand, clay and wood.',
  ],
  yellow: [
    'von Ginster bis Honigmelone: warme Töne für Räume, in die selten Sonne kommt.',
    'from Gorse to Honeydew: warm shades for rooms that see little sun.',
  ],
  terracotta: [
    'von Aprikose bis Ziegel: erdige Töne, die am Abend leuchten.',
    'from Apricot to Brick: earthy shades that glow in the evening.',
  ],
  red: [
    'von Hagebutte bis Klatschmohn: kräftige Töne für eine Wand, eine Tür, einen Stuhl.',
    'from Rosehip to Field Poppy: strong shades for one wall, one door, one chair.',
  ],
  rose: [
    'von Pfingstrose bis Pflaume: sanfte Töne zwischen Rosa und Violett.',
    'from Peony to Plum: gentle shades between pink and violet.',
  ],
  blue: [
    'von Eisblume bis Tinte: kühle Töne zwischen Himmel und Hafen.',
    'from Hoar Frost to Ink: cool shades between sky and harbour.',
  ],
  green: [
    'von Lindenblüte bis Tannengrün: Töne aus Garten und Wald.',
    'from Lime Blossom to Fir Green: shades from garden and forest.',
  ],
  dark: [
    'von Graphit bis Mooreiche: tiefe Töne, vor denen alles andere leuchtet.',
    'from Graphite to Bog Oak: deep shades that make everything in front of them glow.',
  ],
};

const family = (parent: string, [de, en]: Both): Entry[] =>
  (Object.keys(FAMILY_NAMES) as Family[]).map((key) => ({
    key: `${parent}-${key}`,
    parent,
    name: [FAMILY_NAMES[key][0], FAMILY_NAMES[key][1]],
    short: [`${de} ${FAMILY_TEXTS[key][0]}`, `${en} ${FAMILY_TEXTS[key][1]}`],
    color: FAMILY_NAMES[key][2],
  }));

const ENTRIES: readonly Entry[] = [
  {
    key: 'farben',
    name: ['Farben & Lacke', 'Paints'],
    short: ['Für Wände, Holz, Metall und Fassaden.', 'For walls, wood, metal and masonry.'],
  },
  {
    key: 'innenfarben',
    parent: 'farben',
    name: ['Innenfarben', 'Interior paints'],
    short: [
      'Farben für Wände und Decken in Haus und Wohnung.',
      'Paints for walls and ceilings at home.',
    ],
  },
  {
    key: 'wandfarben',
    parent: 'innenfarben',
    name: ['Wandfarben', 'Wall paints'],
    short: [
      'Dichte, scheuerbeständige Farben für Wände und Decken.',
      'Rich, scrubbable paints for walls and ceilings.',
    ],
  },
  ...family('wandfarben', ['Wandfarben', 'Wall paints']),
  {
    key: 'kalkfarben',
    parent: 'innenfarben',
    name: ['Kalk- und Mineralfarben', 'Limewash and mineral paints'],
    short: [
      'Lebendige, matte Flächen für Altbau und Keller.',
      'Lively matt finishes for period houses and cellars.',
    ],
  },
  {
    key: 'kinderzimmerfarben',
    parent: 'innenfarben',
    name: ['Kinderzimmerfarben', 'Nursery paints'],
    short: ['Abwaschbare Farben mit wenig Geruch.', 'Washable, low-odour paints.'],
  },
  {
    key: 'probiertoepfe',
    parent: 'innenfarben',
    name: ['Probiertöpfe', 'Tester pots'],
    short: ['Erst probieren, dann streichen.', 'Try first, then paint.'],
  },
  {
    key: 'abtoenfarben',
    parent: 'innenfarben',
    name: ['Abtönpasten', 'Paint tinters'],
    short: ['Weiße Wandfarbe selbst abtönen.', 'Tint white wall paint yourself.'],
  },
  {
    key: 'wunschfarbtoene',
    parent: 'farben',
    name: ['Wunschfarbtöne', 'Your own shades'],
    short: ['Gemischt in jedem Ton unserer Farbkarte.', 'Mixed in any shade from our colour card.'],
  },
  {
    key: 'lacke',
    parent: 'farben',
    name: ['Lacke', 'Wood and metal paints'],
    short: [
      'Widerstandsfähige Oberflächen für Holz und Metall.',
      'Hard-wearing finishes for wood and metal.',
    ],
  },
  {
    key: 'buntlacke',
    parent: 'lacke',
    name: ['Buntlacke', 'Trim paints'],
    short: ['Für Türen, Fenster und Möbel.', 'For doors, windows and furniture.'],
  },
  {
    key: 'moebellacke',
    parent: 'lacke',
    name: ['Möbellacke und Öle', 'Furniture paints and oils'],
    short: [
      'Kreidelack und Hartwachsöl für Lieblingsstücke.',
      'Chalk paint and hardwax oil for favourite pieces.',
    ],
  },
  {
    key: 'heizkoerperlacke',
    parent: 'lacke',
    name: ['Heizkörperlacke', 'Radiator paints'],
    short: ['Lacke, die Wärme vertragen.', 'Paints that can take the heat.'],
  },
  {
    key: 'metalllacke',
    parent: 'lacke',
    name: ['Metalllacke', 'Metal paints'],
    short: ['Schutz und Farbe für Eisen und Zink.', 'Protection and colour for iron and zinc.'],
  },
  {
    key: 'bodenfarben',
    parent: 'lacke',
    name: ['Bodenfarben', 'Floor paints'],
    short: [
      'Begehbare Flächen für Keller und Werkstatt.',
      'Floors to walk on, for cellar and workshop.',
    ],
  },
  {
    key: 'spruehlacke',
    parent: 'lacke',
    name: ['Sprühlacke', 'Spray paints'],
    short: ['Gleichmäßige Schichten aus der Dose.', 'Even coats from a can.'],
  },
  {
    key: 'aussenfarben',
    parent: 'farben',
    name: ['Außenfarben', 'Exterior paints'],
    short: ['Schutz für Haus, Zaun und Garten.', 'Protection for house, fence and garden.'],
  },
  {
    key: 'fassadenfarben',
    parent: 'aussenfarben',
    name: ['Fassadenfarben', 'Masonry paints'],
    short: ['Für Putz und Beton.', 'For render, brick and concrete.'],
  },
  {
    key: 'wetterschutzfarben',
    parent: 'aussenfarben',
    name: ['Wetterschutzfarben', 'Exterior wood paints'],
    short: ['Deckende Farben für Holz im Freien.', 'Opaque paints for outdoor timber.'],
  },
  {
    key: 'holzlasuren',
    parent: 'aussenfarben',
    name: ['Holzlasuren', 'Wood stains'],
    short: ['Die Maserung bleibt sichtbar.', 'Let the grain show through.'],
  },
  {
    key: 'grundierungen',
    parent: 'farben',
    name: ['Grundierungen', 'Primers'],
    short: [
      'Was unter der Farbe liegt, entscheidet, wie lange sie hält.',
      'What is underneath decides how long the paint lasts.',
    ],
  },
  {
    key: 'grundierungen-wand',
    parent: 'grundierungen',
    name: ['Grundierungen für Wände', 'Primers for walls'],
  },
  {
    key: 'grundierungen-holz',
    parent: 'grundierungen',
    name: ['Grundierungen für Holz', 'Primers for wood'],
  },
  {
    key: 'grundierungen-metall',
    parent: 'grundierungen',
    name: ['Grundierungen für Metall', 'Primers for metal'],
  },
  {
    key: 'farbwelt',
    name: ['Farbwelten', 'Colours'],
    short: [
      'Alle Farben nach Familien, quer durch das Sortiment.',
      'Every paint by colour family, across the whole range.',
    ],
  },
  ...family('farbwelt', ['Farben und Lacke', 'Paints']),
  {
    key: 'werkzeug',
    name: ['Werkzeug', 'Tools'],
    short: [
      'Pinsel, Rollen und alles, was dazugehört.',
      'Brushes, rollers and everything that goes with them.',
    ],
  },
  {
    key: 'pinsel',
    parent: 'werkzeug',
    name: ['Pinsel', 'Brushes'],
    short: ['Für Kanten, Profile und Flächen.', 'For edges, mouldings and large areas.'],
  },
  { key: 'flachpinsel', parent: 'pinsel', name: ['Flachpinsel', 'Flat brushes'] },
  { key: 'rundpinsel', parent: 'pinsel', name: ['Rundpinsel', 'Round brushes'] },
  { key: 'heizkoerperpinsel', parent: 'pinsel', name: ['Heizkörperpinsel', 'Radiator brushes'] },
  { key: 'rollen', parent: 'werkzeug', name: ['Rollen und Wannen', 'Rollers and trays'] },
  {
    key: 'abdecken',
    parent: 'werkzeug',
    name: ['Abkleben und Abdecken', 'Masking tape and dust sheets'],
  },
  {
    key: 'spachteln-schleifen',
    parent: 'werkzeug',
    name: ['Spachteln und Schleifen', 'Filling and sanding'],
  },
  { key: 'zubehoer', parent: 'werkzeug', name: ['Zubehör', 'Accessories'] },
  {
    key: 'sets',
    name: ['Sets', 'Sets'],
    short: ['Zusammengestellt, damit nichts fehlt.', 'Everything you need for the job.'],
  },
  { key: 'wandfarben-sets', parent: 'sets', name: ['Zimmersets', 'Room sets'] },
  {
    key: 'lackier-sets',
    parent: 'sets',
    name: ['Lackier- und Holzsets', 'Wood and furniture sets'],
  },
  { key: 'werkzeug-sets', parent: 'sets', name: ['Werkzeugsets', 'Tool sets'] },
];

/** Lines of the file of categories: the goods, then the guides. */
export function categoryRows() {
  const row = (entry: Entry, type: 'item' | 'content', position: number) => ({
    category: entry.key,
    parent: entry.parent ?? '',
    type,
    in_navigation: '1',
    in_sitemap: '1',
    position,
    color: entry.color ?? '',
    image: entry.image ?? '',
    name_de: entry.name[0],
    name_en: entry.name[1],
    short_description_de: entry.short?.[0] ?? '',
    short_description_en: entry.short?.[1] ?? '',
    description_de: entry.text?.[0] ?? '',
    description_en: entry.text?.[1] ?? '',
    meta_description_de: entry.short?.[0] ?? '',
    meta_description_en: entry.short?.[1] ?? '',
  });
  return [
    ...ENTRIES.map((entry, at) => row(entry, 'item', at)),
    ...GUIDES.map((entry, at) => row(entry, 'content', 100 + at)),
  ];
}
