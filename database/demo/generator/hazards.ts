type Statement = [de: string, en: string];

const STATEMENTS: Record<string, Statement> = {
  H222: ['Extrem entzündbares Aerosol.', 'Extremely flammable aerosol.'],
  H226: ['Flüssigkeit und Dampf entzündbar.', 'Flammable liquid and vapour.'],
  H229: [
    'Behälter steht unter Druck: Kann bei Erwärmung bersten.',
    'Pressurised container: May burst if heated.',
  ],
  H317: ['Kann allergische Hautreaktionen verursachen.', 'May cause an allergic skin reaction.'],
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
};

type Class = {
  pictograms: string[];
  word: 'danger' | 'warning' | 'none';
  codes: string[];
  biocide?: boolean;
};

const CLASSES = {
  water: { pictograms: [], word: 'none', codes: ['EUH208', 'EUH210', 'EUH211'] },
  solvent: {
    pictograms: ['GHS02', 'GHS07'],
    word: 'warning',
    codes: ['H226', 'H336', 'H412', 'EUH066', 'EUH208'],
  },
  aerosol: {
    pictograms: ['GHS02', 'GHS07'],
    word: 'danger',
    codes: ['H222', 'H229', 'H319', 'H336', 'EUH066'],
  },
  preservative: {
    pictograms: ['GHS07', 'GHS09'],
    word: 'warning',
    codes: ['H317', 'H410', 'EUH208'],
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
