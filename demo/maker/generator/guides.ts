import { areaFor, lineOf, litresFor } from './coverage';
import { paragraphs } from './goods';
import type { Entry } from './entry';

/** What the guides say of amounts follows from the technical data. */
const WALL = lineOf('ruhepol-');
const WALL_REACH = `${WALL.coverage.join('–')} m²`;
const EXAMPLE_WALL = 36;
const EXAMPLE_LITRES = litresFor(EXAMPLE_WALL, WALL.coverage);

/** Pages of advice, which stand in the tree beside the goods. */
export const GUIDES: readonly Entry[] = [
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
