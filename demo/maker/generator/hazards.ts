type Statement = [de: string, en: string];

const STATEMENTS: Record<string, Statement> = {
  H222: ['Extrem entzündbares Aerosol.', 'Extremely flammable aerosol.'],
  H226: ['Flüssigkeit und Dampf entzündbar.', 'Flammable liquid and vapour.'],
  H229: [
    'Behälter steht unter Druck: Kann bei Erwärmung bersten.',
    'Pressurised container: May burst if heated.',
  ],
  H315: ['Verursacht Hautreizungen.', 'Causes skin irritation.'],
  H317: ['Kann allergische Hautreaktionen verursachen.', 'May cause an allergic skin reaction.'],
  H318: ['Verursacht schwere Augenschäden.', 'Causes serious eye damage.'],
  H319: ['Verursacht schwere Augenreizung.', 'Causes serious eye irritation.'],
  H336: ['Kann Schläfrigkeit und Benommenheit verursachen.', 'May cause drowsiness or dizziness.'],
  H410: [
    'Sehr giftig für Wasserorganismen, mit langfristiger Wirkung.',
    'Very toxic to aquatic life with long lasting effects.',
  ],
  H412: [
    'Schädlich für Wasserorganismen, mit langfristiger Wirkung.',
    'Harmful to aquatic life with long lasting effects.',
  ],
  EUH066: [
    'Wiederholter Kontakt kann zu spröder oder rissiger Haut führen.',
    'Repeated exposure may cause skin dryness or cracking.',
  ],
  EUH208: [
    'Enthält 1,2-Benzisothiazol-3(2H)-on. Kann allergische Reaktionen hervorrufen.',
    'Contains 1,2-benzisothiazol-3(2H)-one. May produce an allergic reaction.',
  ],
  EUH210: [
    'Sicherheitsdatenblatt auf Anfrage erhältlich.',
    'Safety data sheet available on request.',
  ],
  EUH211: [
    'Achtung! Beim Sprühen können gefährliche lungengängige Tröpfchen entstehen. Aerosol oder Nebel nicht einatmen.',
    'Warning! Hazardous respirable droplets may be formed when sprayed. Do not breathe spray or mist.',
  ],
  P102: ['Darf nicht in die Hände von Kindern gelangen.', 'Keep out of reach of children.'],
  P210: [
    'Von Hitze, heißen Oberflächen, Funken, offenen Flammen und anderen Zündquellen fernhalten. Nicht rauchen.',
    'Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.',
  ],
  P251: [
    'Nicht durchstechen oder verbrennen, auch nicht nach Gebrauch.',
    'Do not pierce or burn, even after use.',
  ],
  P271: [
    'Nur im Freien oder in gut belüfteten Räumen verwenden.',
    'Use only outdoors or in a well-ventilated area.',
  ],
  P273: ['Freisetzung in die Umwelt vermeiden.', 'Avoid release to the environment.'],
  P280: [
    'Schutzhandschuhe/Schutzkleidung/Augenschutz tragen.',
    'Wear protective gloves/protective clothing/eye protection.',
  ],
  'P305+P351+P338': [
    'BEI KONTAKT MIT DEN AUGEN: Einige Minuten lang behutsam mit Wasser spülen. Eventuell vorhandene Kontaktlinsen nach Möglichkeit entfernen. Weiter spülen.',
    'IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing.',
  ],
  'P410+P412': [
    'Vor Sonnenbestrahlung schützen. Nicht Temperaturen über 50 °C aussetzen.',
    'Protect from sunlight. Do not expose to temperatures exceeding 50 °C.',
  ],
};

type Class = {
  pictograms: string[];
  word: 'danger' | 'warning' | 'none';
  codes: string[];
  biocide?: boolean;
};

const CLASSES = {
  /** Water-based and white pigment: preserved in the tin, and to be warned of when sprayed. */
  water: { pictograms: [], word: 'none', codes: ['EUH208', 'EUH210', 'EUH211'] },
  /** Water-based without pigment. */
  'water-clear': { pictograms: [], word: 'none', codes: ['EUH208', 'EUH210'] },
  /** Slaked lime is caustic and needs no preservative. */
  lime: {
    pictograms: ['GHS05'],
    word: 'danger',
    codes: ['H315', 'H318', 'P102', 'P280', 'P305+P351+P338'],
  },
  solvent: {
    pictograms: ['GHS02', 'GHS07'],
    word: 'warning',
    codes: ['H226', 'H336', 'H412', 'EUH066', 'P102', 'P210', 'P271'],
  },
  aerosol: {
    pictograms: ['GHS02', 'GHS07'],
    word: 'danger',
    codes: ['H222', 'H229', 'H319', 'H336', 'EUH066', 'P102', 'P210', 'P251', 'P410+P412'],
  },
  preservative: {
    pictograms: ['GHS07', 'GHS09'],
    word: 'warning',
    codes: ['H317', 'H410', 'EUH066', 'P102', 'P273', 'P280'],
    biocide: true,
  },
} satisfies Record<string, Class>;

export type HazardClass = keyof typeof CLASSES;

/** The hazard columns of an item; the UFI is made up from its number. */
export function hazardCells(name: HazardClass | undefined, seed: number) {
  if (!name) return {};
  const { pictograms, word, codes, ...rest }: Class = CLASSES[name];
  const texts = (lang: 0 | 1) =>
    codes.map((code) => `${code}: ${STATEMENTS[code]?.[lang]}`).join('|');
  return {
    hazard_pictograms: pictograms.join('|'),
    hazard_signal_word: word,
    hazard_statements_de: texts(0),
    hazard_statements_en: texts(1),
    ufi: pictograms.length > 0 ? ufi(seed) : '',
    is_biocide: rest.biocide ? '1' : '0',
  };
}

/** Letters and digits a UFI uses, in four groups of four. */
function ufi(seed: number): string {
  const letters = '0123456789ACDEFGHJKMNPQRSTUVWXY';
  let state = (seed + 1) * 2_654_435_761;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return letters[state % letters.length];
  };
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, next).join('')).join('-');
}
