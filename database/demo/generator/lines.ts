import type { Container, Finish, RoomScene } from '../pictures';
import type { Both, ReviewTopic } from './goods';
import type { HazardClass } from './hazards';
import { SHADES, WOOD_TONES, type ShadeEntry } from './shades';

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
  coverage: string;
  voc: Both;
  hazard?: HazardClass;
  tags: string[];
  topic: ReviewTopic;
  accessories: string[];
};

const families = (...names: ShadeEntry['family'][]) =>
  SHADES.filter((shade) => names.includes(shade.family));
const everyNth = (step: number, start = 0) => SHADES.filter((_, at) => at % step === start);
const water = (area: string, extra: Record<string, string>) => ({ area, base: 'water', ...extra });

/** Lines of paint: one item for each shade. */
// prettier-ignore
export const LINES: readonly PaintLine[] = [
  {
    key: 'ruhepol', maker: 'hallmann', line: 'Ruhepol', what: ['Wandfarbe', 'wall paint'],
    categories: ['wandfarben'], familyBelow: 'wandfarben', shades: SHADES,
    sizes: [[1, ['matt']], [2.5, ['matt', 'silk']], [5, ['matt', 'silk']], [10, ['matt']]],
    perLitre: 1690, density: 1450, container: 'bucket', scenes: ['living', 'hall', 'kitchen'],
    intro: ['Ruhepol ist eine dichte, gut streichbare Wandfarbe für Wohnräume.', 'Ruhepol is a dense wall paint for living spaces that is easy to apply.'],
    use: ['Rühren Sie die Farbe gut auf und rollen Sie sie satt in Bahnen von etwa einem Meter Breite. Nach vier Stunden können Sie ein zweites Mal streichen.', 'Stir the paint well and roll it on generously in lanes about one metre wide. A second coat can follow after four hours.'],
    result: ['Der trockene Anstrich ist scheuerbeständig und lässt sich mit einem feuchten Tuch abwischen.', 'The dry coat resists scrubbing and can be wiped with a damp cloth.'],
    properties: water('inside', { opacity: 'class-1', abrasion: 'class-1', smell: 'low' }), coverage: '7–8', voc: ['Kat. A/a: 30 g/l (2010), enthält max. 1 g/l', 'cat. A/a: 30 g/l (2010), contains max. 1 g/l'],
    hazard: 'water', tags: ['low-odour'], topic: 'wall', accessories: ['roller-wall', 'tape-gold', 'primer-deep'],
  },
  {
    key: 'steinzart', maker: 'kalkhof', line: 'Steinzart', what: ['Kalkfarbe', 'lime paint'],
    categories: ['kalkfarben'], shades: families('white', 'grey', 'natural'),
    sizes: [[2.5, ['matt']], [10, ['matt']]],
    perLitre: 1980, density: 1500, container: 'bucket', scenes: ['hall', 'living'],
    intro: ['Steinzart besteht aus gelöschtem Kalk, Marmormehl und Pigmenten.', 'Steinzart is made from slaked lime, marble powder and pigments.'],
    use: ['Nässen Sie saugende Wände vor und streichen Sie in kurzen Kreuzschlägen mit der Flächenbürste. Zwei dünne Lagen wirken lebendiger als eine dicke.', 'Dampen absorbent walls and brush in short crossed strokes. Two thin coats look livelier than a thick one.'],
    result: ['Die Oberfläche bleibt offen für Feuchtigkeit und zeigt eine leichte Wolkigkeit.', 'The surface stays open to moisture and shows a gentle cloudiness.'],
    properties: water('inside', { opacity: 'class-2', abrasion: 'class-3', smell: 'none' }), coverage: '6–7', voc: ['Kat. A/a: 30 g/l (2010), enthält unter 1 g/l', 'cat. A/a: 30 g/l (2010), contains less than 1 g/l'],
    tags: [], topic: 'wall', accessories: ['brush-wide', 'film-cover'],
  },
  {
    key: 'sternenzimmer', maker: 'verdonck', line: 'Sternenzimmer', what: ['Kinderzimmerfarbe', 'paint for children’s rooms'],
    categories: ['kinderzimmerfarben'], shades: everyNth(5),
    sizes: [[1, ['matt']], [2.5, ['matt']]],
    perLitre: 2190, density: 1420, container: 'bucket', scenes: ['child'],
    intro: ['Sternenzimmer ist für Zimmer gemacht, in denen gemalt, gespielt und geklebt wird.', 'Sternenzimmer is made for rooms in which people paint, play and glue.'],
    use: ['Decken Sie den Boden ab und lassen Sie das Fenster gekippt. Die Farbe tropft wenig und ist nach zwei Stunden griffest.', 'Cover the floor and leave the window ajar. The paint hardly drips and is touch-dry after two hours.'],
    result: ['Flecken von Filzstift und Knete lassen sich in den meisten Fällen abwaschen.', 'Stains of felt pen and modelling clay wash off in most cases.'],
    properties: water('inside', { opacity: 'class-1', abrasion: 'class-1', smell: 'none' }), coverage: '8–9', voc: ['Kat. A/a: 30 g/l (2010), enthält unter 1 g/l', 'cat. A/a: 30 g/l (2010), contains less than 1 g/l'],
    hazard: 'water', tags: ['low-odour'], topic: 'wall', accessories: ['roller-wall', 'tape-gold'],
  },
  {
    key: 'glanzstueck', maker: 'nordwacht', line: 'Glanzstück', what: ['Buntlack', 'coloured lacquer'],
    categories: ['buntlacke'], shades: SHADES.filter((_, at) => at % 3 !== 2),
    sizes: [[0.375, ['gloss', 'silk']], [0.75, ['gloss', 'silk']], [2.5, ['silk']]],
    perLitre: 3480, density: 1250, container: 'tin', scenes: ['door', 'furniture'],
    intro: ['Glanzstück ist ein Acryllack für Türen, Fensterbänke und Möbel.', 'Glanzstück is an acrylic lacquer for doors, window sills and furniture.'],
    use: ['Schleifen Sie den Untergrund an, entfernen Sie den Staub und lackieren Sie dünn. Verschlichten Sie jede Fläche in einem Zug.', 'Sand the surface, remove the dust and lacquer thinly. Finish each area in one stroke.'],
    result: ['Die Oberfläche ist stoßfest, vergilbt nicht und fühlt sich glatt an.', 'The surface resists knocks, does not yellow and feels smooth.'],
    properties: water('both', { smell: 'low' }), coverage: '10–12', voc: ['Kat. A/d: 130 g/l (2010), enthält max. 100 g/l', 'cat. A/d: 130 g/l (2010), contains max. 100 g/l'],
    hazard: 'water', tags: [], topic: 'lacquer', accessories: ['brush-flat', 'sandpaper', 'primer-bond'],
  },
  {
    key: 'dachboden', maker: 'harbour-finch', responsiblePerson: 'hanse-kontor', line: 'Attic Chalk', what: ['Kreidelack', 'chalk lacquer'],
    categories: ['moebellacke'], shades: everyNth(2),
    sizes: [[0.375, ['matt']], [0.75, ['matt']]],
    perLitre: 3290, density: 1380, container: 'tin', scenes: ['furniture'],
    intro: ['Attic Chalk gibt Möbeln vom Dachboden eine samtmatte Oberfläche.', 'Attic Chalk gives furniture from the attic a velvety matt surface.'],
    use: ['Reinigen Sie das Möbel mit Seifenwasser. Schleifen ist nur auf lackierten Flächen nötig. Streichen Sie zwei Lagen im Abstand von drei Stunden.', 'Clean the piece with soapy water. Sanding is needed on lacquered surfaces only. Apply two coats three hours apart.'],
    result: ['Wer Kanten anschleift, bekommt einen gealterten Ausdruck; mit Wachs wird die Fläche wasserabweisend.', 'Sanding the edges gives an aged look; wax makes the surface water-repellent.'],
    properties: water('inside', { smell: 'low' }), coverage: '11–13', voc: ['Kat. A/d: 130 g/l (2010), enthält max. 15 g/l', 'cat. A/d: 130 g/l (2010), contains max. 15 g/l'],
    hazard: 'water', tags: ['low-odour'], topic: 'lacquer', accessories: ['brush-round', 'sandpaper'],
  },
  {
    key: 'spruehwerk', maker: 'nordwacht', line: 'Sprühwerk', what: ['Sprühlack', 'spray paint'],
    categories: ['spruehlacke'], shades: SHADES.filter((_, at) => at % 3 !== 1),
    sizes: [[0.4, ['matt', 'gloss']]],
    perLitre: 2480, density: 900, container: 'spray', scenes: ['workshop'],
    intro: ['Sprühwerk deckt in feinen Lagen und läuft bei richtigem Abstand nicht.', 'Sprühwerk covers in fine layers and does not run at the right distance.'],
    use: ['Schütteln Sie die Dose zwei Minuten ab dem Klacken der Kugel. Sprühen Sie im Freien oder gut belüftet aus 25 bis 30 Zentimetern.', 'Shake the can for two minutes after the ball rattles. Spray outdoors or with good ventilation from 25 to 30 centimetres.'],
    result: ['Nach 15 Minuten ist die Fläche staubtrocken, nach einem Tag belastbar.', 'The surface is dust-dry after 15 minutes and can take wear after a day.'],
    properties: { area: 'both', base: 'solvent', smell: 'strong' }, coverage: '4–5', voc: ['enthält max. 640 g/l', 'contains max. 640 g/l'],
    hazard: 'aerosol', tags: [], topic: 'spray', accessories: ['gloves', 'film-cover', 'tape-gold'],
  },
  {
    key: 'waldsaum', maker: 'almreiter', line: 'Waldsaum', what: ['Holzlasur', 'wood stain'],
    categories: ['holzlasuren'], shades: WOOD_TONES,
    sizes: [[0.75, ['clear']], [2.5, ['clear']], [5, ['clear']]],
    perLitre: 2180, density: 950, container: 'tin', scenes: ['fence', 'workshop'],
    intro: ['Waldsaum ist eine Dünnschichtlasur für Zäune, Pergolen und Fassaden aus Holz.', 'Waldsaum is a thin-film stain for fences, pergolas and timber facades.'],
    use: ['Streichen Sie in Richtung der Maserung und nehmen Sie nach zehn Minuten auf, was nicht eingezogen ist. Rohes Nadelholz braucht vorher eine Grundierung.', 'Brush along the grain and take up after ten minutes what has not soaked in. Bare softwood needs a primer first.'],
    result: ['Die Maserung bleibt sichtbar, und ein neuer Anstrich gelingt später ohne Abschleifen.', 'The grain stays visible, and a later coat needs no sanding back.'],
    properties: { area: 'outside', base: 'solvent', smell: 'strong' }, coverage: '12–14', voc: ['Kat. A/e: 400 g/l (2010), enthält max. 390 g/l', 'cat. A/e: 400 g/l (2010), contains max. 390 g/l'],
    hazard: 'solvent', tags: [], topic: 'wood', accessories: ['brush-flat', 'primer-wood', 'sandpaper'],
  },
  {
    key: 'nordhaus', maker: 'lindqvist', line: 'Nordhaus', what: ['Wetterschutzfarbe', 'weatherproof paint'],
    categories: ['wetterschutzfarben'], shades: families('red', 'dark', 'grey').concat(families('green').slice(3)),
    sizes: [[0.75, ['silk']], [2.5, ['silk']], [10, ['silk']]],
    perLitre: 1950, density: 1240, container: 'tin', scenes: ['facade', 'fence'],
    intro: ['Nordhaus deckt Holz außen und bleibt dabei elastisch.', 'Nordhaus covers timber outdoors and stays elastic.'],
    use: ['Bürsten Sie lose Fasern ab und streichen Sie zweimal, am besten bei bedecktem Himmel über zehn Grad.', 'Brush off loose fibres and paint twice, ideally under an overcast sky above ten degrees.'],
    result: ['Der Anstrich macht die Bewegung des Holzes mit und blättert nicht in Schuppen ab.', 'The coat follows the movement of the timber and does not flake.'],
    properties: water('outside', { smell: 'low' }), coverage: '7–9', voc: ['Kat. A/d: 130 g/l (2010), enthält max. 60 g/l', 'cat. A/d: 130 g/l (2010), contains max. 60 g/l'],
    hazard: 'water', tags: [], topic: 'wood', accessories: ['brush-wide', 'primer-wood'],
  },
  {
    key: 'sturmfest', maker: 'hallmann', line: 'Sturmfest', what: ['Fassadenfarbe', 'facade paint'],
    categories: ['fassadenfarben'], shades: families('white', 'natural', 'yellow'),
    sizes: [[5, ['matt']], [12.5, ['matt']]],
    perLitre: 1290, density: 1520, container: 'bucket', scenes: ['facade'],
    intro: ['Sturmfest ist eine Siliconharzfarbe für Putz und Beton.', 'Sturmfest is a silicone resin paint for render and concrete.'],
    use: ['Reinigen Sie die Fassade und grundieren Sie sandende Stellen. Streichen Sie nicht in praller Sonne und arbeiten Sie nass in nass.', 'Clean the facade and prime sandy patches. Do not paint in full sun, and work wet on wet.'],
    result: ['Regen perlt ab, während Feuchtigkeit aus der Wand entweichen kann.', 'Rain runs off while moisture can leave the wall.'],
    properties: water('outside', { opacity: 'class-1', smell: 'low' }), coverage: '5–6', voc: ['Kat. A/c: 40 g/l (2010), enthält max. 10 g/l', 'cat. A/c: 40 g/l (2010), contains max. 10 g/l'],
    hazard: 'water', tags: [], topic: 'wall', accessories: ['roller-facade', 'primer-deep', 'pole'],
  },
  {
    key: 'trittfest', maker: 'nordwacht', line: 'Trittfest', what: ['Bodenfarbe', 'floor paint'],
    categories: ['bodenfarben'], shades: families('grey', 'dark'),
    sizes: [[0.75, ['silk']], [2.5, ['silk']], [5, ['silk']]],
    perLitre: 2350, density: 1300, container: 'tin', scenes: ['workshop'],
    intro: ['Trittfest ist für Keller, Werkstatt und Treppen aus Beton oder Holz.', 'Trittfest is for cellars, workshops and stairs of concrete or timber.'],
    use: ['Der Boden muss trocken und fettfrei sein. Rollen Sie zwei Lagen und warten Sie drei Tage, bis Sie Möbel zurückstellen.', 'The floor must be dry and free of grease. Roll two coats and wait three days before putting furniture back.'],
    result: ['Die Fläche verträgt Schuhe, Getränkekisten und gelegentlich ein Fahrrad.', 'The surface takes shoes, crates and the occasional bicycle.'],
    properties: water('both', { smell: 'low' }), coverage: '8–10', voc: ['Kat. A/i: 140 g/l (2010), enthält max. 90 g/l', 'cat. A/i: 140 g/l (2010), contains max. 90 g/l'],
    hazard: 'water', tags: [], topic: 'lacquer', accessories: ['roller-lacquer', 'pole'],
  },
  {
    key: 'eisenfest', maker: 'nordwacht', line: 'Eisenfest', what: ['Metallschutzlack', 'metal lacquer'],
    categories: ['metalllacke'], shades: families('dark', 'green').concat(families('red').slice(0, 2), families('grey').slice(2, 5)),
    sizes: [[0.375, ['gloss']], [0.75, ['gloss', 'silk']], [2.5, ['gloss']]],
    perLitre: 2980, density: 1180, container: 'tin', scenes: ['fence', 'workshop'],
    intro: ['Eisenfest grundiert und lackiert Gitter, Tore und Gartenmöbel in einem.', 'Eisenfest primes and coats railings, gates and garden furniture in one.'],
    use: ['Entfernen Sie losen Rost mit der Drahtbürste. Fest sitzende Reste dürfen bleiben. Tragen Sie den Lack in zwei Lagen auf.', 'Remove loose rust with a wire brush. Firm remains may stay. Apply the lacquer in two coats.'],
    result: ['Der Film schützt mehrere Winter lang, auch an Kanten und Schweißnähten.', 'The film protects for several winters, on edges and welds as well.'],
    properties: { area: 'both', base: 'solvent', smell: 'strong' }, coverage: '9–11', voc: ['Kat. A/i: 500 g/l (2010), enthält max. 480 g/l', 'cat. A/i: 500 g/l (2010), contains max. 480 g/l'],
    hazard: 'solvent', tags: [], topic: 'lacquer', accessories: ['brush-round', 'gloves', 'primer-rust'],
  },
];
