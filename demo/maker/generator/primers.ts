import { MAKER_NAMES } from './companies';
import { coverageText } from './coverage';
import {
  litres,
  paragraphs,
  shopPrice,
  type Both,
  type Goods,
  type ReviewTopic,
  type Size,
} from './goods';
import type { HazardClass } from './hazards';
import type { Coverage } from './lines';
import { RANKS } from './ranks';
import type { Container } from '../pictures/kinds';

type Primer = {
  key: string;
  maker: string;
  category: string;
  name: Both;
  what: Both;
  text: Both;
  hint: Both;
  sizes: readonly number[];
  perLitre: number;
  container: Container;
  hazard: HazardClass;
  area: 'inside' | 'outside' | 'both';
  base: 'water' | 'solvent';
  hex: string;
  coverage: Coverage;
  /** EU category with its limit, and the most the goods contain, in g/l. */
  voc: readonly [category: string, limit: number, content: number];
  topic: ReviewTopic;
  isSoldOnline?: boolean;
  guaranteeYears?: number;
};

// oxfmt-ignore
const PRIMERS: readonly Primer[] = [
  { key: 'primer-deep', maker: 'hallmann', category: 'grundierungen-wand', name: ['Tiefengrund Vorgang', 'Vorgang stabilising primer'], what: ['Bindet sandende und saugende Wände.', 'Binds powdery and absorbent walls.'], text: ['Vorgang dringt in Putz, Gips und alte Anstriche ein und verfestigt sie von innen. Danach trocknet die Farbe gleichmäßig und ohne Ansätze.', 'Vorgang soaks into render, plaster and old paint and firms them up from within, so the top coat dries evenly and without lap marks.'], hint: ['Streichen Sie satt, aber ohne Pfützen. Glänzt die Fläche nach dem Trocknen, war es zu viel.', 'Apply generously but without puddles. If the surface shines once dry, you have used too much.'], sizes: [1, 5, 10], perLitre: 890, container: 'can', hazard: 'water-clear', area: 'both', base: 'water', hex: '#e9eef0', coverage: [8, 12], voc: ['A/h', 30, 5], topic: 'primer-wall' },
  { key: 'primer-bond', maker: 'nordwacht', category: 'grundierungen-wand', name: ['Haftgrund Brücke', 'Brücke adhesion primer'], what: ['Hält auf Fliesen, Kunststoff und altem Lack.', 'Grips tiles, plastic and old gloss.'], text: ['Brücke verbindet glatte Flächen mit dem neuen Anstrich. Fliesen in Küche und Bad lassen sich so überstreichen.', 'Brücke ties smooth surfaces to the new coat, so that you can paint over kitchen and bathroom tiles.'], hint: ['Entfernen Sie Kalk und Fett vollständig und lassen Sie die Fläche einen Tag trocknen.', 'Remove all limescale and grease and let the surface dry for a day.'], sizes: [0.75, 2.5], perLitre: 2690, container: 'tin', hazard: 'water', area: 'inside', base: 'water', hex: '#f2f1ec', coverage: [9, 11], voc: ['A/g', 30, 25], topic: 'primer-wall' },
  { key: 'primer-block', maker: 'hallmann', category: 'grundierungen-wand', name: ['Isolierfarbe Schlussstrich', 'Schlussstrich stain block'], what: ['Sperrt Nikotin-, Wasser- und Rußflecken ab.', 'Seals nicotine, water and soot stains.'], text: ['Schlussstrich verhindert, dass alte Flecken durch den neuen Anstrich wandern. Die Farbe ist weiß und kann als Endanstrich stehen bleiben.', 'Schlussstrich keeps old stains from bleeding through fresh paint. It is white and can be left as the finishing coat.'], hint: ['Klären Sie zuerst, woher der Fleck kommt. Gegen Feuchtigkeit im Mauerwerk hilft keine Farbe.', 'Find out first where the stain comes from. No paint cures damp in the wall.'], sizes: [2.5, 5], perLitre: 2190, container: 'bucket', hazard: 'water', area: 'inside', base: 'water', hex: '#f7f6f2', coverage: [6, 7], voc: ['A/g', 30, 20], topic: 'primer-wall' },
  { key: 'primer-plaster', maker: 'kalkhof', category: 'grundierungen-wand', name: ['Putzgrund Körnig', 'Körnig key coat'], what: ['Gibt Kalkfarben Halt auf glatten Wänden.', 'Gives limewash a key on smooth walls.'], text: ['Körnig enthält feinen Quarzsand und schafft eine griffige Fläche auf Gipskarton und Dispersionsanstrichen.', 'Körnig contains fine quartz sand and gives plasterboard and old emulsion a surface to hold on to.'], hint: ['Rühren Sie während der Arbeit öfter um, der Sand setzt sich ab.', 'Stir from time to time as you work, because the sand settles.'], sizes: [2.5, 10], perLitre: 1390, container: 'bucket', hazard: 'water', area: 'inside', base: 'water', hex: '#ece5d6', coverage: [5, 6], voc: ['A/h', 30, 5], topic: 'primer-wall' },
  { key: 'primer-timber', maker: 'almreiter', category: 'grundierungen-holz', name: ['Holzgrund Saugfest', 'Saugfest wood primer'], what: ['Sorgt dafür, dass Lasuren und Farben auf rohem Holz gleichmäßig einziehen.', 'Helps stains and paints soak evenly into bare timber.'], text: ['Saugfest tränkt rohes Holz und bremst stark saugende Stellen. Vor Pilzen und Bläue schützt er nicht: Saugfest ist kein Holzschutzmittel.', 'Saugfest soaks into bare timber and evens out thirsty patches. It is not a preservative, so it does not protect against fungi or blue stain.'], hint: ['Streichen Sie auch Hirnholz und Kanten, dort zieht am meisten Wasser ein. Lassen Sie den Grund einen Tag trocknen.', 'Coat end grain and edges too, where most water gets in. Leave to dry for a day.'], sizes: [0.75, 2.5, 5], perLitre: 1690, container: 'tin', hazard: 'solvent', area: 'outside', base: 'solvent', hex: '#e6cfa4', coverage: [8, 10], voc: ['A/h', 750, 690], topic: 'primer-wood' },
  { key: 'primer-wood', maker: 'almreiter', category: 'grundierungen-holz', name: ['Holzgrund Kernfest mit Bläueschutz', 'Kernfest preservative primer'], what: ['Schützt rohes Nadelholz außen vor Bläue und Pilzbefall.', 'Protects bare outdoor softwood from blue stain and fungi.'], text: ['Kernfest ist ein Holzschutzmittel für Bauteile ohne Erdkontakt. Es zieht tief ein und ist die Grundlage für Lasuren und Wetterschutzfarben.', 'Kernfest is a wood preservative for timber that does not touch the soil. It soaks in deeply and goes under stains and exterior wood paints.'], hint: ['Tragen Sie Handschuhe und verwenden Sie das Mittel nur außen. Für Bienenstöcke, Saunen und Kinderspielzeug ist es nicht geeignet.', 'Wear gloves and use outdoors only. Not suitable for beehives, saunas or toys.'], sizes: [0.75, 2.5, 5], perLitre: 1890, container: 'tin', hazard: 'preservative', area: 'outside', base: 'solvent', hex: '#ead9b5', coverage: [5, 6], voc: ['A/h', 750, 640], topic: 'primer-wood', isSoldOnline: false },
  { key: 'preservative-clear', maker: 'almreiter', category: 'grundierungen-holz', name: ['Holzschutz Wurmfrei farblos', 'Wurmfrei woodworm treatment, clear'], what: ['Bekämpft und verhindert Befall durch Holzwürmer.', 'Treats and prevents woodworm.'], text: ['Wurmfrei ist ein farbloses Holzschutzmittel für Balken und Möbel mit Befall. Eine Tränkung der Bohrlöcher verbessert die Wirkung.', 'Wurmfrei is a clear wood preservative for beams and furniture with woodworm. Soaking the holes makes it more effective.'], hint: ['Lüften Sie während der Arbeit und zwei Tage danach gründlich.', 'Air the room well while you work and for two days afterwards.'], sizes: [0.75, 2.5], perLitre: 2790, container: 'tin', hazard: 'preservative', area: 'both', base: 'solvent', hex: '#f0e6cf', coverage: [4, 5], voc: ['A/h', 750, 700], topic: 'primer-wood', isSoldOnline: false },
  { key: 'primer-barrier', maker: 'lindqvist', category: 'grundierungen-holz', name: ['Absperrgrund Stockholm', 'Stockholm knot and tannin blocker'], what: ['Hält Holzinhaltsstoffe und Äste zurück.', 'Holds back tannins and resinous knots.'], text: ['Stockholm sperrt Gerbstoffe und Harz unter hellen Lacken ab. So bleiben weiße Türen weiß.', 'Stockholm seals in tannins and resin under pale paint, so white doors stay white.'], hint: ['Bei Eiche und Kiefer sind zwei Lagen sinnvoll.', 'Oak and pine are worth two coats.'], sizes: [0.75, 2.5], perLitre: 3090, container: 'tin', hazard: 'water', area: 'both', base: 'water', hex: '#f4f3ef', coverage: [8, 10], voc: ['A/g', 30, 25], topic: 'primer-wood' },
  { key: 'primer-rust', maker: 'nordwacht', category: 'grundierungen-metall', name: ['Rostschutzgrund Anker', 'Anker anti-rust primer'], what: ['Schützt Eisen und Stahl unter jedem Lack.', 'Protects iron and steel under any top coat.'], text: ['Anker enthält Zinkphosphat und haftet auf blankem und leicht angerostetem Eisen.', 'Anker contains zinc phosphate and grips bare and slightly rusty iron.'], hint: ['Entrosten Sie bis auf festen Grund und lackieren Sie innerhalb einer Woche weiter.', 'Remove rust back to sound metal and apply the top coat within a week.'], sizes: [0.375, 0.75, 2.5], perLitre: 2590, container: 'tin', hazard: 'solvent', area: 'both', base: 'solvent', hex: '#8e4a36', coverage: [8, 9], voc: ['A/i', 500, 420], topic: 'primer-metal', guaranteeYears: 3 },
  { key: 'primer-zinc', maker: 'nordwacht', category: 'grundierungen-metall', name: ['Zinkgrund Verzahnt', 'Verzahnt galvanised metal primer'], what: ['Haftet auf Zink, Kupfer und Aluminium.', 'Grips galvanised steel, copper and aluminium.'], text: ['Verzahnt ist der Grund für Regenrinnen, Fallrohre und Alufenster, auf denen Lack sonst abplatzt.', 'Verzahnt is the primer for gutters, downpipes and aluminium windows, from which paint would otherwise peel.'], hint: ['Waschen Sie neues Zink mit Netzmittel und einem Schleifvlies an.', 'Wash new zinc with detergent and an abrasive pad.'], sizes: [0.75, 2.5], perLitre: 2890, container: 'tin', hazard: 'water', area: 'both', base: 'water', hex: '#b9bcbd', coverage: [9, 10], voc: ['A/i', 140, 60], topic: 'primer-metal' },
  { key: 'primer-radiator', maker: 'hallmann', category: 'heizkoerperlacke', name: ['Heizkörperlack Wärmegang weiß', 'Wärmegang radiator paint, white'], what: ['Bleibt auf warmen Rohren weiß.', 'Stays white on warm pipes.'], text: ['Wärmegang ist ein wasserverdünnbarer Lack für Heizkörper und Rohre bis 90 Grad. Er riecht wenig und vergilbt nicht.', 'Wärmegang is a water-based enamel for radiators and pipes up to 90 °C. It smells little and does not yellow.'], hint: ['Lackieren Sie nur kalte Heizkörper und heizen Sie erst nach zwei Tagen wieder.', 'Paint cold radiators only and wait two days before turning the heating back on.'], sizes: [0.375, 0.75, 2.5], perLitre: 2990, container: 'tin', hazard: 'water', area: 'inside', base: 'water', hex: '#f8f8f5', coverage: [10, 12], voc: ['A/d', 130, 70], topic: 'radiator' },
];

function vocText([category, limit, content]: Primer['voc']): Both {
  return [
    `Kat. ${category}: ${limit} g/l (2010), enthält max. ${content} g/l`,
    `cat. ${category}: ${limit} g/l (2010), contains max. ${content} g/l`,
  ];
}

const isPrimer = ({ topic }: Primer) => topic.startsWith('primer');

/** Primers and other goods of one shade: the size is the only choice. */
export function primerGoods(): Goods[] {
  return PRIMERS.map((primer, index) => {
    const shade = { hex: primer.hex, name: primer.name[0].split(' ')[0] ?? '', code: '' };
    const [size] = primer.sizes.slice(1);
    return {
      key: primer.key,
      maker: primer.maker,
      categories: [primer.category],
      name: primer.name,
      short: primer.what,
      description: [
        paragraphs(primer.what[0], primer.text[0], primer.hint[0]),
        paragraphs(primer.what[1], primer.text[1], primer.hint[1]),
      ],
      technical: [
        [['Reichweite', 'Coverage'], coverageText(primer.coverage)],
        [['VOC-Gehalt (EU-Grenzwert)', 'VOC content (EU limit)'], vocText(primer.voc)],
        [
          ['Verdünnung', 'Thinning'],
          primer.base === 'water'
            ? ['gebrauchsfertig, Reinigung mit Wasser', 'ready to use, clean tools with water']
            : [
                'gebrauchsfertig, Reinigung mit Pinselreiniger',
                'ready to use, clean tools with brush cleaner',
              ],
        ],
        [
          ['Trocknung', 'Drying'],
          ['überstreichbar nach 6 Stunden', 'recoatable after 6 hours'],
        ],
      ],
      keywords: [
        `${isPrimer(primer) ? 'Grundierung ' : ''}${primer.name[0]}`,
        `${isPrimer(primer) ? 'primer ' : 'lacquer enamel '}${primer.name[1]}`,
      ],
      properties: {
        area: primer.area,
        base: primer.base,
        smell: primer.base === 'water' ? 'low' : 'strong',
      },
      tags: index === 0 ? ['bestseller'] : [],
      hazard: primer.hazard,
      rank: RANKS[primer.topic] - index,
      ...(primer.isSoldOnline === false && { isSoldOnline: false }),
      ...(primer.guaranteeYears && { guaranteeYears: primer.guaranteeYears }),
      topic: primer.topic,
      variations: primer.sizes.map((litre, at): Size => ({
        size: String(litre),
        unit: litre < 1 ? 'MLT' : 'LTR',
        content: litre < 1 ? litre * 1000 : litre,
        weight: Math.round(litre * 1150 + 90),
        price: shopPrice(Math.round(primer.perLitre * litre ** 0.84)),
        stock: (index * 3 + at) % 11 === 4 ? 3 : 25 + index * 4 + at,
        ...(litre >= 10 && {
          graduated: [[4, shopPrice(primer.perLitre * litre ** 0.84 * 0.94)]] as const,
        }),
      })),
      pictures: [
        {
          file: `tin-${primer.key}.svg`,
          spec: {
            kind: 'tin',
            shade,
            litres: size ?? 1,
            sizeLabel: litres(size ?? 1, 'de'),
            line: primer.name[0].split(' ').slice(0, 2).join(' '),
            maker: MAKER_NAMES[primer.maker] ?? '',
            container: primer.container,
            surface: 'matt',
            transparent: true,
          },
          name: ['Gebinde', 'Container'],
          alternate: [`Gebinde ${primer.name[0]}`, `Container of ${primer.name[1]}`],
        },
        {
          file: `stroke-${primer.key}.svg`,
          spec: { kind: 'stroke', shade, seed: primer.key },
          name: ['Anstrich', 'Coat'],
          alternate: [`Pinselstrich mit ${primer.name[0]}`, `Brush stroke of ${primer.name[1]}`],
        },
        {
          file: `detail-${primer.key}.svg`,
          spec: { kind: 'detail', shade, surface: 'matt' },
          name: ['Oberfläche', 'Surface'],
          alternate: ['Behandelte Fläche aus der Nähe', 'Treated surface, close up'],
        },
      ],
      accessories:
        primer.topic === 'primer-wall'
          ? ['brush-wide', 'roller-wall']
          : ['brush-flat', 'sandpaper', 'gloves'],
    };
  });
}
