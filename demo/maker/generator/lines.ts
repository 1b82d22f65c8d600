import type { Container, Finish, RoomScene } from '../pictures/kinds';
import type { Both, ReviewTopic } from './goods';
import type { HazardClass } from './hazards';
import { SHADES, WOOD_TONES, type ShadeEntry } from './shades';

/** Square metres one litre covers in one coat, from rough to smooth surfaces. */
export type Coverage = readonly [low: number, high: number];
export type Place = 'room' | 'furniture' | 'outside' | 'floor' | 'wood';

export type PaintLine = {
  key: string;
  maker: string;
  responsiblePerson?: string;
  /** Name of the line, and what it is. */
  line: string;
  what: Both;
  categories: string[];
  /** Adds the category of the shade's family below this one. */
  familyBelow?: string;
  shades: readonly ShadeEntry[];
  /** Litres and, where there are several, the finishes of that size. */
  sizes: readonly (readonly [litres: number, finishes: readonly Finish[]])[];
  perLitre: number;
  density: number;
  container: Container;
  scenes: readonly RoomScene[];
  intro: Both;
  use: Both;
  result: Both;
  properties: Record<string, string>;
  coverage: Coverage;
  voc: Both;
  hazard: HazardClass;
  /** Where its shade is seen: decides what is said about the shade. */
  place: Place;
  tags: string[];
  topic: ReviewTopic;
  accessories: string[];
};

const families = (...names: ShadeEntry['family'][]) =>
  SHADES.filter((shade) => names.includes(shade.family));
const everyNth = (step: number, start = 0) => SHADES.filter((_, at) => at % step === start);
const water = (area: string, extra: Record<string, string>) => ({ area, base: 'water', ...extra });

/** Lines of paint: one item for each shade. */
// oxfmt-ignore
export const LINES: readonly PaintLine[] = [
  {
    key: 'ruhepol', maker: 'hallmann', line: 'Ruhepol', what: ['Wandfarbe', 'wall paint'],
    categories: ['wandfarben'], familyBelow: 'wandfarben', shades: SHADES,
    sizes: [[1, ['matt']], [2.5, ['matt', 'silk']], [5, ['matt', 'silk']], [10, ['matt']]],
    perLitre: 1690, density: 1450, container: 'bucket', scenes: ['living', 'hall', 'kitchen'],
    intro: ['Ruhepol ist eine dichte, gut streichbare Wandfarbe für Wohnräume.', 'Ruhepol is a rich, easy-to-apply emulsion for walls and ceilings.'],
    use: ['Rühren Sie die Farbe gut auf und rollen Sie sie satt in Bahnen von etwa einem Meter Breite. Nach vier Stunden können Sie ein zweites Mal streichen.', 'Stir well, then roll on generously, working in strips about a metre wide. Leave for four hours before the second coat.'],
    result: ['Der trockene Anstrich ist scheuerbeständig und lässt sich mit einem feuchten Tuch abwischen.', 'Once dry, the finish is scrubbable and wipes clean with a damp cloth.'],
    properties: water('inside', { opacity: 'class-1', abrasion: 'class-1', smell: 'low' }), coverage: [7, 8], voc: ['Kat. A/a: 30 g/l (2010), enthält max. 1 g/l', 'cat. A/a: 30 g/l (2010), contains max. 1 g/l'],
    hazard: 'water', place: 'room', tags: ['low-odour'], topic: 'wall', accessories: ['roller-wall', 'tape-gold', 'primer-deep'],
  },
  {
    key: 'steinzart', maker: 'kalkhof', line: 'Steinzart', what: ['Kalkfarbe', 'limewash'],
    categories: ['kalkfarben'], shades: families('white', 'grey', 'natural'),
    sizes: [[2.5, ['matt']], [10, ['matt']]],
    perLitre: 1980, density: 1500, container: 'bucket', scenes: ['hall', 'living'],
    intro: ['Steinzart besteht aus gelöschtem Kalk, Marmormehl und Pigmenten.', 'Steinzart is made from slaked lime, marble dust and pigments.'],
    use: ['Nässen Sie saugende Wände vor und streichen Sie in kurzen Kreuzschlägen mit der Flächenbürste. Zwei dünne Lagen wirken lebendiger als eine dicke. Tragen Sie Schutzbrille und Handschuhe: Nasser Kalk ätzt die Augen und reizt die Haut.', 'Dampen absorbent walls first and brush on in short, crossed strokes. Two thin coats look livelier than one thick one. Wear goggles and gloves, as wet lime damages eyes and irritates skin.'],
    result: ['Die Oberfläche bleibt offen für Feuchtigkeit und zeigt eine leichte Wolkigkeit.', 'The surface lets the wall breathe and dries to a soft, cloudy finish.'],
    properties: water('inside', { opacity: 'class-2', abrasion: 'class-3', smell: 'none' }), coverage: [6, 7], voc: ['Kat. A/a: 30 g/l (2010), enthält max. 1 g/l', 'cat. A/a: 30 g/l (2010), contains max. 1 g/l'],
    hazard: 'lime', place: 'room', tags: [], topic: 'lime', accessories: ['brush-wide', 'film-cover', 'gloves'],
  },
  {
    key: 'sternenzimmer', maker: 'verdonck', line: 'Sternenzimmer', what: ['Kinderzimmerfarbe', 'nursery paint'],
    categories: ['kinderzimmerfarben'], shades: everyNth(5),
    sizes: [[1, ['matt']], [2.5, ['matt']]],
    perLitre: 2190, density: 1420, container: 'bucket', scenes: ['child'],
    intro: ['Sternenzimmer ist für Zimmer gemacht, in denen gemalt, gespielt und geklebt wird.', 'Sternenzimmer is made for rooms full of painting, playing and glueing.'],
    use: ['Decken Sie den Boden ab und lassen Sie das Fenster gekippt. Die Farbe tropft wenig und ist nach zwei Stunden griffest.', 'Cover the floor and leave a window ajar. The paint hardly drips and is touch-dry in two hours.'],
    result: ['Flecken von Filzstift und Knete lassen sich in den meisten Fällen abwaschen.', 'Felt-tip and modelling clay wash off in most cases.'],
    properties: water('inside', { opacity: 'class-1', abrasion: 'class-1', smell: 'none' }), coverage: [8, 9], voc: ['Kat. A/a: 30 g/l (2010), enthält max. 1 g/l', 'cat. A/a: 30 g/l (2010), contains max. 1 g/l'],
    hazard: 'water', place: 'room', tags: ['low-odour'], topic: 'wall', accessories: ['roller-wall', 'tape-gold'],
  },
  {
    key: 'glanzstueck', maker: 'nordwacht', line: 'Glanzstück', what: ['Buntlack', 'trim paint'],
    categories: ['buntlacke'], shades: SHADES.filter((_, at) => at % 3 !== 2),
    sizes: [[0.375, ['gloss', 'silk']], [0.75, ['gloss', 'silk']], [2.5, ['silk']]],
    perLitre: 3480, density: 1250, container: 'tin', scenes: ['door', 'furniture'],
    intro: ['Glanzstück ist ein Acryllack für Türen, Fensterbänke und Möbel.', 'Glanzstück is an acrylic paint for doors, window sills and furniture, in gloss or satin.'],
    use: ['Schleifen Sie den Untergrund an, entfernen Sie den Staub und lackieren Sie dünn. Verschlichten Sie jede Fläche in einem Zug.', 'Sand lightly, remove the dust and apply a thin coat. Lay off each surface in one stroke.'],
    result: ['Die Oberfläche ist stoßfest, vergilbt nicht und fühlt sich glatt an.', 'The finish stands up to knocks, does not yellow and feels smooth.'],
    properties: water('both', { smell: 'low' }), coverage: [10, 12], voc: ['Kat. A/d: 130 g/l (2010), enthält max. 100 g/l', 'cat. A/d: 130 g/l (2010), contains max. 100 g/l'],
    hazard: 'water', place: 'furniture', tags: [], topic: 'lacquer', accessories: ['brush-flat', 'sandpaper', 'primer-bond'],
  },
  {
    key: 'dachboden', maker: 'harbour-finch', responsiblePerson: 'hanse-kontor', line: 'Attic Chalk', what: ['Kreidelack', 'chalk paint'],
    categories: ['moebellacke'], shades: everyNth(2),
    sizes: [[0.375, ['matt']], [0.75, ['matt']]],
    perLitre: 3290, density: 1380, container: 'tin', scenes: ['furniture'],
    intro: ['Attic Chalk gibt Möbeln vom Dachboden eine samtmatte Oberfläche.', 'Attic Chalk gives furniture from the attic a velvety matt finish.'],
    use: ['Reinigen Sie das Möbel mit Seifenwasser. Schleifen ist nur auf lackierten Flächen nötig. Streichen Sie zwei Lagen im Abstand von drei Stunden.', 'Clean the piece with soapy water; only varnished surfaces need sanding. Apply two coats, three hours apart.'],
    result: ['Wer Kanten anschleift, bekommt einen gealterten Ausdruck; mit Wachs wird die Fläche wasserabweisend.', 'Sand the edges for an aged look, and wax the surface to make it water-repellent.'],
    properties: water('inside', { smell: 'low' }), coverage: [11, 13], voc: ['Kat. A/d: 130 g/l (2010), enthält max. 15 g/l', 'cat. A/d: 130 g/l (2010), contains max. 15 g/l'],
    hazard: 'water', place: 'furniture', tags: ['low-odour'], topic: 'furniture', accessories: ['brush-round', 'sandpaper'],
  },
  {
    key: 'spruehwerk', maker: 'nordwacht', line: 'Sprühwerk', what: ['Sprühlack', 'spray paint'],
    categories: ['spruehlacke'], shades: SHADES.filter((_, at) => at % 3 !== 1),
    sizes: [[0.4, ['matt', 'gloss']]],
    perLitre: 2480, density: 900, container: 'spray', scenes: ['workshop'],
    intro: ['Sprühwerk deckt in feinen Lagen und läuft bei richtigem Abstand nicht.', 'Sprühwerk covers in fine layers and, held at the right distance, does not run.'],
    use: ['Schütteln Sie die Dose zwei Minuten ab dem Klacken der Kugel. Sprühen Sie im Freien oder gut belüftet aus 25 bis 30 Zentimetern.', 'Shake for two minutes once you hear the ball rattle. Spray outdoors or with good ventilation, 25 to 30 centimetres away.'],
    result: ['Nach 15 Minuten ist die Fläche staubtrocken, nach einem Tag belastbar.', 'Dust-dry in 15 minutes, ready for use after a day.'],
    properties: { area: 'both', base: 'solvent', smell: 'strong' }, coverage: [4, 5], voc: ['enthält max. 640 g/l', 'contains max. 640 g/l'],
    hazard: 'aerosol', place: 'furniture', tags: [], topic: 'spray', accessories: ['gloves', 'film-cover', 'tape-gold'],
  },
  {
    key: 'waldsaum', maker: 'almreiter', line: 'Waldsaum', what: ['Holzlasur', 'wood stain'],
    categories: ['holzlasuren'], shades: WOOD_TONES,
    sizes: [[0.75, ['clear']], [2.5, ['clear']], [5, ['clear']]],
    perLitre: 2180, density: 950, container: 'tin', scenes: ['fence', 'workshop'],
    intro: ['Waldsaum ist eine Dünnschichtlasur für Zäune, Pergolen und Fassaden aus Holz.', 'Waldsaum is a penetrating wood stain for fences, pergolas and cladding.'],
    use: ['Streichen Sie in Richtung der Maserung und nehmen Sie nach zehn Minuten auf, was nicht eingezogen ist. Rohes Nadelholz braucht vorher eine Grundierung.', 'Brush along the grain and wipe off after ten minutes what has not soaked in. Bare softwood needs priming first.'],
    result: ['Die Maserung bleibt sichtbar, und ein neuer Anstrich gelingt später ohne Abschleifen.', 'The grain stays visible, and you can recoat later without sanding back.'],
    properties: { area: 'outside', base: 'solvent', smell: 'strong' }, coverage: [12, 14], voc: ['Kat. A/e: 400 g/l (2010), enthält max. 390 g/l', 'cat. A/e: 400 g/l (2010), contains max. 390 g/l'],
    hazard: 'solvent', place: 'wood', tags: [], topic: 'wood', accessories: ['brush-beech', 'primer-timber', 'sandpaper'],
  },
  {
    key: 'nordhaus', maker: 'lindqvist', line: 'Nordhaus', what: ['Wetterschutzfarbe', 'exterior wood paint'],
    categories: ['wetterschutzfarben'], shades: families('red', 'dark', 'grey').concat(families('green').slice(3)),
    sizes: [[0.75, ['silk']], [2.5, ['silk']], [10, ['silk']]],
    perLitre: 1950, density: 1240, container: 'tin', scenes: ['facade', 'fence'],
    intro: ['Nordhaus deckt Holz außen und bleibt dabei elastisch.', 'Nordhaus is an opaque paint for outdoor timber that stays flexible.'],
    use: ['Bürsten Sie lose Fasern ab und streichen Sie zweimal, am besten bei bedecktem Himmel über zehn Grad.', 'Brush off loose fibres and apply two coats, ideally on an overcast day above ten degrees.'],
    result: ['Der Anstrich macht die Bewegung des Holzes mit und blättert nicht in Schuppen ab.', 'The film moves with the timber and does not flake.'],
    properties: water('outside', { smell: 'low' }), coverage: [7, 9], voc: ['Kat. A/d: 130 g/l (2010), enthält max. 60 g/l', 'cat. A/d: 130 g/l (2010), contains max. 60 g/l'],
    hazard: 'water', place: 'outside', tags: [], topic: 'woodpaint', accessories: ['brush-wide', 'primer-timber'],
  },
  {
    key: 'sturmfest', maker: 'hallmann', line: 'Sturmfest', what: ['Fassadenfarbe', 'masonry paint'],
    categories: ['fassadenfarben'], shades: families('white', 'natural', 'yellow'),
    sizes: [[5, ['matt']], [12.5, ['matt']]],
    perLitre: 1290, density: 1520, container: 'bucket', scenes: ['facade'],
    intro: ['Sturmfest ist eine Siliconharzfarbe für Putz und Beton.', 'Sturmfest is a silicone resin paint for render, brick and concrete.'],
    use: ['Reinigen Sie die Fassade und grundieren Sie sandende Stellen. Streichen Sie nicht in praller Sonne und arbeiten Sie nass in nass.', 'Clean the wall and prime any powdery patches. Keep out of full sun and keep a wet edge.'],
    result: ['Regen perlt ab, während Feuchtigkeit aus der Wand entweichen kann.', 'Rain runs off while moisture can escape from the wall.'],
    properties: water('outside', { opacity: 'class-1', smell: 'low' }), coverage: [5, 6], voc: ['Kat. A/c: 40 g/l (2010), enthält max. 10 g/l', 'cat. A/c: 40 g/l (2010), contains max. 10 g/l'],
    hazard: 'water', place: 'outside', tags: [], topic: 'facade', accessories: ['roller-facade', 'primer-deep', 'pole'],
  },
  {
    key: 'trittfest', maker: 'nordwacht', line: 'Trittfest', what: ['Bodenfarbe', 'floor paint'],
    categories: ['bodenfarben'], shades: families('grey', 'dark'),
    sizes: [[0.75, ['silk']], [2.5, ['silk']], [5, ['silk']]],
    perLitre: 2350, density: 1300, container: 'tin', scenes: ['workshop'],
    intro: ['Trittfest ist für Keller, Werkstatt und Treppen aus Beton oder Holz.', 'Trittfest is for cellars, workshops and stairs of concrete or timber.'],
    use: ['Der Boden muss trocken und fettfrei sein. Rollen Sie zwei Lagen und warten Sie drei Tage, bis Sie Möbel zurückstellen.', 'The floor must be dry and free of grease. Roll on two coats and wait three days before putting furniture back.'],
    result: ['Die Fläche verträgt Schuhe, Getränkekisten und gelegentlich ein Fahrrad.', 'It takes shoes, crates and the occasional bicycle in its stride.'],
    properties: water('both', { smell: 'low' }), coverage: [8, 10], voc: ['Kat. A/i: 140 g/l (2010), enthält max. 90 g/l', 'cat. A/i: 140 g/l (2010), contains max. 90 g/l'],
    hazard: 'water', place: 'floor', tags: [], topic: 'floor', accessories: ['roller-lacquer', 'pole'],
  },
  {
    key: 'eisenfest', maker: 'nordwacht', line: 'Eisenfest', what: ['Metallschutzlack', 'metal paint'],
    categories: ['metalllacke'], shades: families('dark', 'green').concat(families('red').slice(0, 2), families('grey').slice(2, 5)),
    sizes: [[0.375, ['gloss']], [0.75, ['gloss', 'silk']], [2.5, ['gloss']]],
    perLitre: 2980, density: 1180, container: 'tin', scenes: ['fence', 'workshop'],
    intro: ['Eisenfest grundiert und lackiert Gitter, Tore und Gartenmöbel in einem.', 'Eisenfest is primer and top coat in one for railings, gates and garden furniture.'],
    use: ['Entfernen Sie losen Rost mit der Drahtbürste. Fest sitzende Reste dürfen bleiben. Tragen Sie den Lack in zwei Lagen auf.', 'Take off loose rust with a wire brush; firm traces may stay. Apply two coats.'],
    result: ['Der Film schützt auch an Kanten und Schweißnähten.', 'The film protects edges and welds as well.'],
    properties: { area: 'both', base: 'solvent', smell: 'strong' }, coverage: [9, 11], voc: ['Kat. A/i: 500 g/l (2010), enthält max. 480 g/l', 'cat. A/i: 500 g/l (2010), contains max. 480 g/l'],
    hazard: 'solvent', place: 'outside', tags: [], topic: 'metal', accessories: ['brush-round', 'gloves', 'primer-rust'],
  },
];
