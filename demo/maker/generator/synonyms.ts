/** Everyday words, and what the goods are called: [language, word, meaning]. */
const SYNONYMS = [
  ['de', 'schimmel', 'kalkfarbe'],
  ['de', 'feuchte wand', 'kalkfarbe'],
  ['de', 'kinderzimmer', 'kinderzimmerfarbe'],
  ['de', 'babyzimmer', 'kinderzimmerfarbe'],
  ['de', 'kreidefarbe', 'kreidelack'],
  ['de', 'hausfarbe', 'fassadenfarbe'],
  ['de', 'aussenfarbe', 'fassadenfarbe'],
  ['de', 'gartenhaus', 'wetterschutzfarbe'],
  ['de', 'kellerboden', 'bodenfarbe'],
  ['de', 'garagenboden', 'bodenfarbe'],
  ['de', 'rost', 'rostschutzgrund'],
  ['de', 'abklebeband', 'malerband'],
  ['de', 'kreppband', 'malerband'],
  ['de', 'muster', 'probiertopf'],
  ['de', 'farbmuster', 'probiertopf'],
  ['en', 'lime paint', 'limewash'],
  ['en', 'mould', 'limewash'],
  ['en', 'mold', 'limewash'],
  ['en', 'color', 'colour'],
  ['en', 'chalk lacquer', 'chalk paint'],
  ['en', 'facade paint', 'masonry paint'],
  ['en', 'exterior paint', 'masonry paint'],
  ['en', 'emulsion', 'wall paint'],
  ['en', 'painter’s tape', 'masking tape'],
  ['en', 'sample', 'tester pot'],
  ['en', 'gloss paint', 'trim paint'],
  ['en', 'lacquer', 'trim paint'],
  ['en', 'children’s room', 'nursery paint'],
] as const;

export function synonymRows() {
  return SYNONYMS.map(([lang, term, meaning]) => ({ lang, term, meaning }));
}
