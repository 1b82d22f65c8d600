import type { StoredHazard } from '../../../../../database/schema';
import type { Hazard, Language } from '../../../shop-api';

/** Goods with the data of their label; the name is empty for goods that are not part of a set. */
type LabelledGoods = { name: string; hazard: StoredHazard | null };

const SIGNAL_WORDS = ['danger', 'warning'] as const;

/** Statements that require the exclamation mark of GHS07 (CLP, Annex V part 2). */
const EXCLAMATION = ['H302', 'H312', 'H315', 'H317', 'H319', 'H332', 'H335', 'H336', 'H420'];
const IRRITATION = ['H315', 'H319'];

/**
 * The label elements of several goods sold as one (CLP art. 48(2), BPR art. 72): every pictogram
 * and statement once, the stronger signal word, each UFI with the goods it belongs to. Null when
 * none of them has any.
 */
export function combineHazards(lang: Language, goods: readonly LabelledGoods[]): Hazard | null {
  const labelled = goods.flatMap(({ name, hazard }) => (hazard ? [{ name, ...hazard }] : []));
  if (labelled.length === 0) return null;
  const statements = statementsOf(
    lang,
    labelled.flatMap((each) => each.statements),
  );
  const words = labelled.map(({ signalWord }) => signalWord);
  return {
    pictograms: shownPictograms(
      new Set(labelled.flatMap(({ pictograms }) => pictograms)),
      statements.map(({ code }) => code),
    ),
    signalWord: SIGNAL_WORDS.find((word) => words.includes(word)) ?? null,
    statements,
    ufis: labelled.flatMap(({ name, ufi }) => (ufi ? [{ name, ufi }] : [])),
    isBiocide: labelled.some(({ isBiocide }) => isBiocide),
  };
}

/**
 * Each text once, H before EUH before P. One code may have several texts: EUH208 names another
 * substance in each mixture.
 */
function statementsOf(lang: Language, stored: StoredHazard['statements']): Hazard['statements'] {
  const texts = stored.map(({ code, text, textEn }) => ({
    code,
    text: lang === 'en' ? textEn : text,
  }));
  const each = new Map(
    texts.map((statement) => [`${statement.code} ${statement.text}`, statement]),
  );
  return [...each.values()].sort(
    (a, b) => rank(a.code) - rank(b.code) || (a.code < b.code ? -1 : Number(a.code > b.code)),
  );
}

function rank(code: string): number {
  if (code.startsWith('EUH')) return 1;
  return code.startsWith('P') ? 2 : 0;
}

/** CLP art. 26(1): a stronger pictogram replaces the exclamation mark for the same danger. */
function shownPictograms(
  all: ReadonlySet<Hazard['pictograms'][number]>,
  codes: readonly string[],
): Hazard['pictograms'] {
  const reasons = EXCLAMATION.filter((code) => codes.includes(code));
  const isOnly = (covered: readonly string[]) =>
    reasons.length > 0 && reasons.every((code) => covered.includes(code));
  const isReplaced =
    all.has('GHS06') ||
    (all.has('GHS05') && isOnly(IRRITATION)) ||
    (all.has('GHS08') && codes.includes('H334') && isOnly([...IRRITATION, 'H317']));
  return [...all].filter((pictogram) => pictogram !== 'GHS07' || !isReplaced).sort();
}
