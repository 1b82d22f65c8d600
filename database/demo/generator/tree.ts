import { areaFor, lineOf, litresFor } from './coverage';
import { paragraphs, type Both } from './goods';
import { FAMILY_NAMES, type Family } from './shades';

type Entry = {
  key: string;
  parent?: string;
  name: Both;
  short?: Both;
  color?: string;
  text?: Both;
  /** Address of its picture. */
  image?: string;
};

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

/** What the guides say of amounts follows from the technical data. */
const WALL = lineOf('ruhepol-');
const WALL_REACH = `${WALL.coverage.join('–')} m²`;
const EXAMPLE_WALL = 36;
const EXAMPLE_LITRES = litresFor(EXAMPLE_WALL, WALL.coverage);

const GUIDES: readonly Entry[] = [
  {
    key: 'ratgeber',
    image: '/blocks/guides-1280.webp',
    name: ['Ratgeber', 'Guides'],
    short: ['Kurz erklärt, was beim Streichen zählt.', 'What matters when you paint, in brief.'],
    text: [
      paragraphs(
        'Hier steht, was wir am Telefon am häufigsten gefragt werden: <a href="/ratgeber/farbmenge-berechnen">wie viel Farbe Sie brauchen</a>, <a href="/ratgeber/untergrund-vorbereiten">wie der Untergrund sein muss</a> und <a href="/ratgeber/farbreste-aufbewahren">wie Sie Farbreste aufbewahren</a>.',
      ),
      paragraphs(
        'These are the questions we hear most often on the phone: <a href="/en/guides/how-much-paint">how much paint you need</a>, <a href="/en/guides/preparing-the-surface">how to prepare the surface</a> and <a href="/en/guides/storing-leftover-paint">how to store what is left</a>.',
      ),
    ],
  },
  {
    key: 'ratgeber-menge',
    parent: 'ratgeber',
    image: '/blocks/guide-amount-1280.webp',
    name: ['Farbmenge berechnen', 'How much paint'],
    short: [
      'In drei Schritten zur richtigen Gebindegröße.',
      'Three steps to the right size of tin.',
    ],
    text: [
      `<h2>So rechnen Sie</h2><ol><li>Messen Sie Länge und Höhe jeder Wand und multiplizieren Sie beides.</li><li>Ziehen Sie große Fenster und Türen ab.</li><li>Teilen Sie durch die Reichweite aus den technischen Daten und rechnen Sie das Ergebnis für zwei Anstriche mal zwei.</li></ol><h2>Ein Beispiel</h2><p>Ein Zimmer von 4 × 4 Metern, 2,50 Meter hoch, hat 40 m² Wand. Ohne Tür und Fenster bleiben etwa ${EXAMPLE_WALL} m². Die Wandfarbe ${WALL.line} reicht je Liter und Anstrich für ${WALL_REACH}. Für zwei Anstriche brauchen Sie also ${EXAMPLE_LITRES[0]} Liter: auf glatten Wänden weniger, auf rauen mehr.</p><p>Unsere Zimmersets enthalten 5 Liter im helleren und 2,5 Liter im kräftigeren Ton. Das sind zwei Anstriche für ${areaFor(5, WALL.coverage)} m² und ${areaFor(2.5, WALL.coverage)} m².</p>`,
      `<h2>How to work it out</h2><ol><li>Measure the length and height of each wall and multiply the two.</li><li>Take off large windows and doors.</li><li>Divide by the coverage given in the technical data, and double the result for two coats.</li></ol><h2>An example</h2><p>A room of 4 × 4 metres, 2.50 metres high, has 40 m² of wall. Without door and windows that leaves about ${EXAMPLE_WALL} m². ${WALL.line} wall paint covers ${WALL_REACH} per litre and coat, so two coats take ${EXAMPLE_LITRES[1]} litres: less on smooth walls, more on rough ones.</p><p>Our room sets hold 5 litres of the lighter shade and 2.5 litres of the stronger one. That is two coats on ${areaFor(5, WALL.coverage)} m² and ${areaFor(2.5, WALL.coverage)} m².</p>`,
    ],
  },
  {
    key: 'ratgeber-untergrund',
    parent: 'ratgeber',
    image: '/blocks/guide-surface-1280.webp',
    name: ['Untergrund vorbereiten', 'Preparing the surface'],
    short: ['Sauber, trocken und fest muss er sein.', 'It has to be clean, dry and sound.'],
    text: [
      `<p>Wischen Sie mit der Hand über die Wand. Bleibt Staub haften, hilft ein Tiefengrund. Kleben Sie einen Streifen Malerband auf und ziehen Sie ihn ruckartig ab: Löst sich der alte Anstrich, muss er herunter.</p><ul><li>Löcher und Risse spachteln und schleifen</li><li>Flecken mit Isolierfarbe absperren</li><li>Glänzende Lacke anschleifen</li></ul>`,
      `<p>Run your hand over the wall. If it comes away dusty, use a stabilising primer. Press on a strip of masking tape and pull it off sharply: if the old paint comes with it, it has to go.</p><ul><li>Fill holes and cracks and sand them smooth</li><li>Seal stains with stain block</li><li>Sand glossy paintwork until it is dull</li></ul>`,
    ],
  },
  {
    key: 'ratgeber-reste',
    parent: 'ratgeber',
    image: '/blocks/guide-leftovers-1280.webp',
    name: ['Farbreste aufbewahren', 'Storing leftover paint'],
    short: [
      'So bleibt übrige Farbe brauchbar, und so entsorgen Sie, was Sie nicht mehr brauchen.',
      'How to keep leftover paint usable, and how to dispose of what you no longer need.',
    ],
    text: [
      `<h2>Aufbewahren</h2><ul><li>Wischen Sie den Rand sauber und drücken Sie den Deckel rundum fest.</li><li>Lagern Sie wasserverdünnbare Farben frostfrei: Einmal gefroren, sind sie verdorben.</li><li>Füllen Sie kleine Reste in ein kleineres, dichtes Gefäß, damit wenig Luft darübersteht. Nehmen Sie keine Lebensmittelgefäße und übertragen Sie Etikett und Gefahrenhinweise.</li><li>Schreiben Sie Raum, Farbton und Datum auf den Deckel.</li><li>Bewahren Sie alles kühl und für Kinder unerreichbar auf.</li></ul><h2>Wieder verwenden</h2><p>Heben Sie die Haut ab, rühren Sie gründlich um und streichen Sie eine Probe. Riecht die Farbe faulig oder bleibt sie klumpig, ist sie nicht mehr zu gebrauchen.</p><h2>Entsorgen</h2><p>Flüssige Reste gehören weder in den Ausguss noch in den Hausmüll: Bringen Sie sie zur Schadstoffsammlung Ihrer Gemeinde. Leere, ausgestrichene Gebinde kommen in die Wertstoffsammlung. Lappen mit Öl breiten Sie zum Trocknen aus, sie können sich sonst selbst entzünden.</p>`,
      `<h2>Storing</h2><ul><li>Wipe the rim clean and press the lid down all the way round.</li><li>Keep water-based paint free from frost: once frozen, it is ruined.</li><li>Pour small amounts into a smaller, airtight container so that little air is left above the paint. Never use food containers, and copy the label with its hazard information.</li><li>Write the room, the shade and the date on the lid.</li><li>Keep everything cool and out of reach of children.</li></ul><h2>Using it again</h2><p>Lift off the skin, stir thoroughly and try it on a scrap. If it smells foul or stays lumpy, it is past using.</p><h2>Disposal</h2><p>Liquid paint must go neither down the drain nor into household waste: take it to your local hazardous waste collection point. Empty tins, brushed out, go to recycling. Lay oily rags out flat to dry, as they can otherwise catch fire by themselves.</p>`,
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
