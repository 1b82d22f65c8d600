import { paragraphs, type Both } from './goods';
import { FAMILY_NAMES, type Family } from './shades';

type Entry = {
  key: string;
  parent?: string;
  name: Both;
  short?: Both;
  color?: string;
  text?: Both;
};

/** The shades of a family from its first to its last, to follow "wall paints" or "all paints". */
const FAMILY_TEXTS: Record<Family, Both> = {
  white: [
    'von Kreide bis Vanillezucker: helle Töne, die Licht in den Raum geben.',
    'from Chalk to Vanilla Sugar: light shades that bring brightness into a room.',
  ],
  grey: [
    'von Kiesel bis Basalt: ruhige Töne, die Möbeln und Bildern den Vortritt lassen.',
    'from Pebble to Basalt: calm shades that let furniture and pictures go first.',
  ],
  natural: [
    'von Dünensand bis Kakao: Töne wie Sand, Lehm und Holz.',
    'from Dune Sand to Cocoa: shades like sand, clay and wood.',
  ],
  yellow: [
    'von Ginster bis Honigmelone: warme Töne für Räume, in die selten Sonne kommt.',
    'from Broom to Honeydew: warm shades for rooms that see little sun.',
  ],
  terracotta: [
    'von Aprikose bis Ziegel: erdige Töne, die am Abend leuchten.',
    'from Apricot to Brick: earthy shades that glow in the evening.',
  ],
  red: [
    'von Hagebutte bis Klatschmohn: kräftige Töne für eine Wand, eine Tür, einen Stuhl.',
    'from Rose Hip to Corn Poppy: strong shades for one wall, one door, one chair.',
  ],
  rose: [
    'von Pfingstrose bis Pflaume: sanfte Töne zwischen Rosa und Violett.',
    'from Peony to Plum: gentle shades between rose and violet.',
  ],
  blue: [
    'von Eisblume bis Tinte: kühle Töne zwischen Himmel und Hafen.',
    'from Frost Flower to Ink: cool shades between sky and harbour.',
  ],
  green: [
    'von Lindenblüte bis Tannengrün: Töne aus Garten und Wald.',
    'from Linden Blossom to Fir Green: shades from garden and forest.',
  ],
  dark: [
    'von Graphit bis Mooreiche: tiefe Töne, vor denen alles andere leuchtet.',
    'from Graphite to Bog Oak: deep shades that make everything before them shine.',
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
    name: ['Farben & Lacke', 'Paints & Lacquers'],
    short: ['Für Wände, Holz, Metall und Fassaden.', 'For walls, timber, metal and facades.'],
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
      'Dichte Farben, die nach einem Tag bewohnbar sind.',
      'Dense paints for rooms you can live in after a day.',
    ],
  },
  ...family('wandfarben', ['Wandfarben', 'Wall paints']),
  {
    key: 'kalkfarben',
    parent: 'innenfarben',
    name: ['Kalk- und Mineralfarben', 'Lime and mineral paints'],
    short: [
      'Lebendige, matte Flächen für Altbau und Keller.',
      'Lively matt surfaces for old buildings and cellars.',
    ],
  },
  {
    key: 'kinderzimmerfarben',
    parent: 'innenfarben',
    name: ['Kinderzimmerfarben', 'Paints for children’s rooms'],
    short: ['Abwaschbare Farben mit wenig Geruch.', 'Washable paints with little smell.'],
  },
  {
    key: 'probiertoepfe',
    parent: 'innenfarben',
    name: ['Probiertöpfe', 'Tester pots'],
    short: ['Erst probieren, dann streichen.', 'Try first, then paint.'],
  },
  {
    key: 'wunschfarbtoene',
    parent: 'farben',
    name: ['Wunschfarbtöne', 'Your own shades'],
    short: ['Wir mischen, was Sie sich vorstellen.', 'We mix what you have in mind.'],
  },
  {
    key: 'lacke',
    parent: 'farben',
    name: ['Lacke', 'Lacquers'],
    short: [
      'Widerstandsfähige Oberflächen für Holz und Metall.',
      'Hard-wearing surfaces for timber and metal.',
    ],
  },
  {
    key: 'buntlacke',
    parent: 'lacke',
    name: ['Buntlacke', 'Coloured lacquers'],
    short: ['Für Türen, Fenster und Möbel.', 'For doors, windows and furniture.'],
  },
  {
    key: 'moebellacke',
    parent: 'lacke',
    name: ['Möbellacke und Öle', 'Furniture lacquers and oils'],
    short: [
      'Kreidelack und Hartwachsöl für Lieblingsstücke.',
      'Chalk lacquer and hard wax oil for favourite pieces.',
    ],
  },
  {
    key: 'heizkoerperlacke',
    parent: 'lacke',
    name: ['Heizkörperlacke', 'Radiator lacquers'],
    short: ['Lacke, die Wärme vertragen.', 'Lacquers that bear heat.'],
  },
  {
    key: 'metalllacke',
    parent: 'lacke',
    name: ['Metalllacke', 'Metal lacquers'],
    short: ['Schutz und Farbe für Eisen und Zink.', 'Protection and colour for iron and zinc.'],
  },
  {
    key: 'bodenfarben',
    parent: 'lacke',
    name: ['Bodenfarben', 'Floor paints'],
    short: [
      'Begehbare Flächen für Keller und Werkstatt.',
      'Surfaces to walk on for cellar and workshop.',
    ],
  },
  {
    key: 'spruehlacke',
    parent: 'lacke',
    name: ['Sprühlacke', 'Spray paints'],
    short: ['Gleichmäßige Schichten aus der Dose.', 'Even layers from the can.'],
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
    name: ['Fassadenfarben', 'Facade paints'],
    short: ['Für Putz und Beton.', 'For render and concrete.'],
  },
  {
    key: 'wetterschutzfarben',
    parent: 'aussenfarben',
    name: ['Wetterschutzfarben', 'Weatherproof paints'],
    short: ['Deckende Farben für Holz im Freien.', 'Opaque paints for timber outdoors.'],
  },
  {
    key: 'holzlasuren',
    parent: 'aussenfarben',
    name: ['Holzlasuren', 'Wood stains'],
    short: ['Die Maserung bleibt sichtbar.', 'The grain stays visible.'],
  },
  {
    key: 'grundierungen',
    parent: 'farben',
    name: ['Grundierungen', 'Primers'],
    short: [
      'Was unter der Farbe liegt, entscheidet, wie lange sie hält.',
      'What lies below the paint decides how long it lasts.',
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
    name: ['Grundierungen für Holz', 'Primers for timber'],
  },
  {
    key: 'grundierungen-metall',
    parent: 'grundierungen',
    name: ['Grundierungen für Metall', 'Primers for metal'],
  },
  {
    key: 'farbwelt',
    name: ['Farbwelten', 'Colour worlds'],
    short: [
      'Alle Farben nach Familien, quer durch das Sortiment.',
      'All paints by family, across the whole range.',
    ],
  },
  ...family('farbwelt', ['Farben und Lacke', 'Paints and lacquers']),
  {
    key: 'werkzeug',
    name: ['Werkzeug', 'Tools'],
    short: [
      'Pinsel, Rollen und alles, was dazugehört.',
      'Brushes, rollers and all that belongs to them.',
    ],
  },
  {
    key: 'pinsel',
    parent: 'werkzeug',
    name: ['Pinsel', 'Brushes'],
    short: ['Für Kanten, Profile und Flächen.', 'For edges, mouldings and areas.'],
  },
  { key: 'flachpinsel', parent: 'pinsel', name: ['Flachpinsel', 'Flat brushes'] },
  { key: 'rundpinsel', parent: 'pinsel', name: ['Rundpinsel', 'Round brushes'] },
  { key: 'heizkoerperpinsel', parent: 'pinsel', name: ['Heizkörperpinsel', 'Radiator brushes'] },
  { key: 'rollen', parent: 'werkzeug', name: ['Rollen und Wannen', 'Rollers and trays'] },
  { key: 'abdecken', parent: 'werkzeug', name: ['Abkleben und Abdecken', 'Masking and covering'] },
  {
    key: 'spachteln-schleifen',
    parent: 'werkzeug',
    name: ['Spachteln und Schleifen', 'Filling and sanding'],
  },
  { key: 'zubehoer', parent: 'werkzeug', name: ['Zubehör', 'Accessories'] },
  {
    key: 'sets',
    name: ['Sets', 'Sets'],
    short: ['Zusammengestellt, damit nichts fehlt.', 'Put together so that nothing is missing.'],
  },
  { key: 'wandfarben-sets', parent: 'sets', name: ['Zimmersets', 'Room sets'] },
  {
    key: 'lackier-sets',
    parent: 'sets',
    name: ['Lackier- und Holzsets', 'Lacquer and timber sets'],
  },
  { key: 'werkzeug-sets', parent: 'sets', name: ['Werkzeugsets', 'Tool sets'] },
];

const GUIDES: readonly Entry[] = [
  {
    key: 'ratgeber',
    name: ['Ratgeber', 'Guide'],
    short: ['Kurz erklärt, was beim Streichen zählt.', 'What matters when painting, in brief.'],
    text: [
      paragraphs(
        'Hier steht, was wir am Telefon am häufigsten gefragt werden: wie viel Farbe Sie brauchen, wie der Untergrund sein muss und wie Sie Farbreste aufbewahren.',
      ),
      paragraphs(
        'This is what we are asked most often on the phone: how much paint you need, how the surface has to be and how to keep what is left.',
      ),
    ],
  },
  {
    key: 'ratgeber-menge',
    parent: 'ratgeber',
    name: ['Farbmenge berechnen', 'Work out the amount'],
    short: ['In drei Schritten zur richtigen Gebindegröße.', 'Three steps to the right container.'],
    text: [
      `<h2>So rechnen Sie</h2><ol><li>Messen Sie Länge und Höhe jeder Wand und nehmen Sie beides mal.</li><li>Ziehen Sie große Fenster und Türen ab.</li><li>Teilen Sie durch die Reichweite aus den technischen Daten und nehmen Sie das Ergebnis mal zwei Anstriche.</li></ol><p>Ein Zimmer mit 16 Quadratmetern Boden hat etwa 38 Quadratmeter Wand. Für zwei Anstriche brauchen Sie rund zehn Liter.</p>`,
      `<h2>How to reckon</h2><ol><li>Measure the length and height of each wall and multiply them.</li><li>Take off large windows and doors.</li><li>Divide by the coverage in the technical data and multiply by two coats.</li></ol><p>A room with a floor of 16 square metres has about 38 square metres of wall. Two coats take around ten litres.</p>`,
    ],
  },
  {
    key: 'ratgeber-untergrund',
    parent: 'ratgeber',
    name: ['Untergrund vorbereiten', 'Prepare the surface'],
    short: [
      'Sauber, trocken, fest: mehr braucht es nicht.',
      'Clean, dry, firm: that is all it takes.',
    ],
    text: [
      `<p>Wischen Sie mit der Hand über die Wand. Bleibt Staub haften, hilft ein Tiefengrund. Kleben Sie einen Streifen Malerband auf und ziehen Sie ihn ruckartig ab: Löst sich der alte Anstrich, muss er herunter.</p><ul><li>Löcher und Risse spachteln und schleifen</li><li>Flecken mit Isolierfarbe absperren</li><li>Glänzende Lacke anschleifen</li></ul>`,
      `<p>Wipe the wall with your hand. If dust sticks, a deep primer helps. Press on a strip of masking tape and pull it off quickly: if the old coat comes away, it has to go.</p><ul><li>Fill and sand holes and cracks</li><li>Block stains with stain block</li><li>Sand glossy lacquers</li></ul>`,
    ],
  },
];

export function categoryRows() {
  const row = (entry: Entry, type: 'item' | 'content', position: number) => ({
    category: entry.key,
    parent: entry.parent ?? '',
    type,
    in_navigation: '1',
    in_sitemap: '1',
    position,
    color: entry.color ?? '',
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
