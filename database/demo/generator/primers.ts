import { MAKER_NAMES } from './companies';
import { litres, paragraphs, shopPrice, type Both, type Goods, type Size } from './goods';
import type { HazardClass } from './hazards';
import type { Container } from '../pictures';

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
  hazard?: HazardClass;
  area: 'inside' | 'outside' | 'both';
  base: 'water' | 'solvent';
  hex: string;
  coverage: string;
  guaranteeYears?: number;
};

// prettier-ignore
const PRIMERS: readonly Primer[] = [
  { key: 'primer-deep', maker: 'hallmann', category: 'grundierungen-wand', name: ['Tiefengrund Vorgang', 'Vorgang deep primer'], what: ['Bindet sandende und saugende Wände.', 'Binds sandy and absorbent walls.'], text: ['Vorgang dringt in Putz, Gips und alte Anstriche ein und verfestigt sie von innen. Danach trocknet die Farbe gleichmäßig und ohne Ansätze.', 'Vorgang soaks into render, plaster and old coats and firms them from within. After that the paint dries evenly and without lap marks.'], hint: ['Streichen Sie satt, aber ohne Pfützen. Glänzt die Fläche nach dem Trocknen, war es zu viel.', 'Apply generously but without puddles. If the surface shines when dry, it was too much.'], sizes: [1, 5, 10], perLitre: 890, container: 'can', hazard: 'water', area: 'both', base: 'water', hex: '#e9eef0', coverage: '8–12' },
  { key: 'primer-bond', maker: 'nordwacht', category: 'grundierungen-wand', name: ['Haftgrund Brücke', 'Brücke bonding primer'], what: ['Hält auf Fliesen, Kunststoff und altem Lack.', 'Holds on tiles, plastic and old lacquer.'], text: ['Brücke verbindet glatte Flächen mit dem neuen Anstrich. Fliesen in Küche und Bad lassen sich so überstreichen.', 'Brücke connects smooth surfaces with the new coat. Tiles in kitchen and bath can be painted over this way.'], hint: ['Entfernen Sie Kalk und Fett vollständig und lassen Sie die Fläche einen Tag trocknen.', 'Remove limescale and grease completely and let the surface dry for a day.'], sizes: [0.75, 2.5], perLitre: 2690, container: 'tin', hazard: 'water', area: 'inside', base: 'water', hex: '#f2f1ec', coverage: '9–11' },
  { key: 'primer-block', maker: 'hallmann', category: 'grundierungen-wand', name: ['Isolierfarbe Schlussstrich', 'Schlussstrich stain block'], what: ['Sperrt Nikotin-, Wasser- und Rußflecken ab.', 'Blocks stains of nicotine, water and soot.'], text: ['Schlussstrich verhindert, dass alte Flecken durch den neuen Anstrich wandern. Die Farbe ist weiß und kann als Endanstrich stehen bleiben.', 'Schlussstrich keeps old stains from moving through the new coat. The paint is white and can stay as a finish.'], hint: ['Klären Sie zuerst, woher der Fleck kommt. Gegen Feuchtigkeit im Mauerwerk hilft keine Farbe.', 'First find out where the stain comes from. No paint helps against damp in the masonry.'], sizes: [2.5, 5], perLitre: 2190, container: 'bucket', hazard: 'water', area: 'inside', base: 'water', hex: '#f7f6f2', coverage: '6–7' },
  { key: 'primer-plaster', maker: 'kalkhof', category: 'grundierungen-wand', name: ['Putzgrund Körnig', 'Körnig render primer'], what: ['Gibt Kalkfarben Halt auf glatten Wänden.', 'Gives lime paints grip on smooth walls.'], text: ['Körnig enthält feinen Quarzsand und schafft eine griffige Fläche auf Gipskarton und Dispersionsanstrichen.', 'Körnig contains fine quartz sand and makes a grippy surface on plasterboard and emulsion coats.'], hint: ['Rühren Sie während der Arbeit öfter um, der Sand setzt sich ab.', 'Stir now and then while working, as the sand settles.'], sizes: [2.5, 10], perLitre: 1390, container: 'bucket', area: 'inside', base: 'water', hex: '#ece5d6', coverage: '5–6' },
  { key: 'primer-wood', maker: 'almreiter', category: 'grundierungen-holz', name: ['Holzgrund Kernfest mit Bläueschutz', 'Kernfest wood primer with blue-stain protection'], what: ['Schützt rohes Nadelholz außen vor Bläue und Pilzbefall.', 'Protects bare softwood outdoors from blue stain and fungi.'], text: ['Kernfest ist ein Holzschutzmittel für Bauteile ohne Erdkontakt. Es zieht tief ein und ist die Grundlage für Lasuren und Wetterschutzfarben.', 'Kernfest is a wood preservative for parts without contact to soil. It soaks in deeply and is the base for stains and weatherproof paints.'], hint: ['Tragen Sie Handschuhe und verwenden Sie das Mittel nur außen. Für Bienenstöcke, Saunen und Kinderspielzeug ist es nicht geeignet.', 'Wear gloves and use the product outdoors only. It is not suitable for beehives, saunas and toys.'], sizes: [0.75, 2.5, 5], perLitre: 1890, container: 'tin', hazard: 'preservative', area: 'outside', base: 'solvent', hex: '#ead9b5', coverage: '5–6' },
  { key: 'preservative-clear', maker: 'almreiter', category: 'grundierungen-holz', name: ['Holzschutz Wurmfrei farblos', 'Wurmfrei clear wood preservative'], what: ['Bekämpft und verhindert Befall durch Holzwürmer.', 'Treats and prevents attack by woodworm.'], text: ['Wurmfrei ist ein farbloses Holzschutzmittel für Balken und Möbel mit Befall. Eine Tränkung der Bohrlöcher verbessert die Wirkung.', 'Wurmfrei is a clear wood preservative for beams and furniture under attack. Soaking the bore holes improves the effect.'], hint: ['Lüften Sie während der Arbeit und zwei Tage danach gründlich.', 'Air thoroughly during the work and for two days after it.'], sizes: [0.75, 2.5], perLitre: 2790, container: 'tin', hazard: 'preservative', area: 'both', base: 'solvent', hex: '#f0e6cf', coverage: '4–5' },
  { key: 'primer-barrier', maker: 'lindqvist', category: 'grundierungen-holz', name: ['Absperrgrund Stockholm', 'Stockholm barrier primer'], what: ['Hält Holzinhaltsstoffe und Äste zurück.', 'Holds back tannins and knots.'], text: ['Stockholm sperrt Gerbstoffe und Harz unter hellen Lacken ab. So bleiben weiße Türen weiß.', 'Stockholm blocks tannins and resin under light lacquers. White doors stay white that way.'], hint: ['Bei Eiche und Kiefer sind zwei Lagen sinnvoll.', 'Two coats make sense on oak and pine.'], sizes: [0.75, 2.5], perLitre: 3090, container: 'tin', hazard: 'water', area: 'both', base: 'water', hex: '#f4f3ef', coverage: '8–10' },
  { key: 'primer-rust', maker: 'nordwacht', category: 'grundierungen-metall', name: ['Rostschutzgrund Anker', 'Anker rust primer'], what: ['Schützt Eisen und Stahl unter jedem Lack.', 'Protects iron and steel under any lacquer.'], text: ['Anker enthält Zinkphosphat und haftet auf blankem und leicht angerostetem Eisen.', 'Anker contains zinc phosphate and holds on bare and slightly rusty iron.'], hint: ['Entrosten Sie bis auf festen Grund und lackieren Sie innerhalb einer Woche weiter.', 'Remove rust down to firm ground and apply the top coat within a week.'], sizes: [0.375, 0.75, 2.5], perLitre: 2590, container: 'tin', hazard: 'solvent', area: 'both', base: 'solvent', hex: '#8e4a36', coverage: '8–9', guaranteeYears: 3 },
  { key: 'primer-zinc', maker: 'nordwacht', category: 'grundierungen-metall', name: ['Zinkgrund Verzahnt', 'Verzahnt zinc primer'], what: ['Haftet auf Zink, Kupfer und Aluminium.', 'Holds on zinc, copper and aluminium.'], text: ['Verzahnt ist der Grund für Regenrinnen, Fallrohre und Alufenster, auf denen Lack sonst abplatzt.', 'Verzahnt is the base for gutters, downpipes and aluminium windows, on which lacquer would otherwise chip off.'], hint: ['Waschen Sie neues Zink mit Netzmittel und einem Schleifvlies an.', 'Wash new zinc with a wetting agent and a sanding pad.'], sizes: [0.75, 2.5], perLitre: 2890, container: 'tin', hazard: 'water', area: 'both', base: 'water', hex: '#b9bcbd', coverage: '9–10' },
  { key: 'primer-radiator', maker: 'hallmann', category: 'heizkoerperlacke', name: ['Heizkörperlack Wärmegang weiß', 'Wärmegang radiator lacquer, white'], what: ['Bleibt auf warmen Rohren weiß.', 'Stays white on warm pipes.'], text: ['Wärmegang ist ein wasserverdünnbarer Lack für Heizkörper und Rohre bis 90 Grad. Er riecht kaum und vergilbt nicht.', 'Wärmegang is a water-thinned lacquer for radiators and pipes up to 90 degrees. It hardly smells and does not yellow.'], hint: ['Lackieren Sie nur kalte Heizkörper und heizen Sie erst nach zwei Tagen wieder.', 'Coat cold radiators only and heat again after two days.'], sizes: [0.375, 0.75, 2.5], perLitre: 2990, container: 'tin', hazard: 'water', area: 'inside', base: 'water', hex: '#f8f8f5', coverage: '10–12' },
];

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
        [
          ['Reichweite', 'Coverage'],
          [`${primer.coverage} m²/l je Anstrich`, `${primer.coverage} m²/l per coat`],
        ],
        [
          ['Verdünnung', 'Thinning'],
          primer.base === 'water'
            ? ['gebrauchsfertig, Reinigung mit Wasser', 'ready to use, clean with water']
            : [
                'gebrauchsfertig, Reinigung mit Pinselreiniger',
                'ready to use, clean with brush cleaner',
              ],
        ],
        [
          ['Trocknung', 'Drying'],
          ['überstreichbar nach 6 Stunden', 'can be overcoated after 6 hours'],
        ],
      ],
      keywords: [`Grundierung ${primer.name[0]}`, `primer ${primer.name[1]}`],
      properties: {
        area: primer.area,
        base: primer.base,
        smell: primer.base === 'water' ? 'low' : 'strong',
      },
      tags: index === 0 ? ['bestseller'] : [],
      ...(primer.hazard && { hazard: primer.hazard }),
      ...(primer.guaranteeYears && { guaranteeYears: primer.guaranteeYears }),
      topic: 'primer',
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
          alternate: [`Grundierte Fläche aus der Nähe`, `Primed surface close up`],
        },
      ],
      accessories: ['brush-wide', 'roller-wall', 'gloves'],
    };
  });
}
