/**
 * Sort keys: strings whose code units compare as Intl.Collator('de', { numeric: true }) compares
 * the names they are made from, so that lists are sorted without a collator.
 */
const collator = new Intl.Collator('de', { numeric: true });
const alike = new Intl.Collator('de', { sensitivity: 'base' });

const LEVEL_END = '\u0001';
const PLAIN = ' ';
const DIGITS = /^[0-9]$/;
/** Weights of single characters start here, leaving room for the level mark below. */
const FIRST_WEIGHT = 0x100;
/** Numbers sort where digits do, shorter ones first. */
const NUMBER_ROOM = 256;

/** Letters that sort as two; the second level tells them from the spelt-out form. */
const EXPANSIONS: Record<string, string> = { ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE' };

/** Letters with a stroke, which Unicode does not take apart but sorts as letter and mark. */
const STROKES: Record<string, string> = {
  ø: 'o\u0338',
  Ø: 'O\u0338',
  đ: 'd\u0335',
  Đ: 'D\u0335',
  ħ: 'h\u0335',
  Ħ: 'H\u0335',
  ł: 'l\u0335',
  Ł: 'L\u0335',
};

const MARKS = [
  ...'\u0301\u0300\u0306\u0302\u030c\u030a\u0308\u030b\u0303\u0307\u0328\u0327\u0304\u0338\u0335',
].sort((a, b) => collator.compare(`a${a}`, `a${b}`));

/** Behind every mark. */
const LIGATURE = String.fromCharCode(0x30 + MARKS.length);

const primary = primaryWeights();

function primaryWeights(): Map<string, number> {
  const characters = new Set<string>();
  for (let code = 0x20; code < 0x180; code += 1) {
    const base = String.fromCharCode(code).normalize('NFD')[0] ?? '';
    if (base >= ' ' && !/[\u007f-\u009f\u00ad]/.test(base) && !EXPANSIONS[base])
      characters.add(base);
  }
  for (const sign of '–—„“”‚‘’…€™•') characters.add(sign);
  const sorted = [...characters].sort(alike.compare);
  const weights = new Map<string, number>();
  let weight = FIRST_WEIGHT;
  sorted.forEach((character, index) => {
    const before = sorted[index - 1];
    if (before === undefined || alike.compare(before, character) !== 0) {
      weight += before === '0' ? NUMBER_ROOM : 1;
    }
    weights.set(character, weight);
  });
  return weights;
}

/** Unknown characters (other scripts) sort behind all known ones, by code unit. */
function weightOf(character: string): string {
  const known = primary.get(character) ?? primary.get(character.toLowerCase());
  return known === undefined ? `\ud7ff${character}` : String.fromCharCode(known);
}

function numberKey(digits: string): string {
  const significant = digits.replace(/^0+(?=.)/, '');
  const length = Math.min(significant.length, NUMBER_ROOM - 1);
  const start = primary.get('0') ?? FIRST_WEIGHT;
  return String.fromCharCode(start + length) + significant;
}

/** The sort key of a name: letters first, then accents, then case (lower before upper). */
export function sortKey(name: string): string {
  let letters = '';
  let accents = '';
  let cases = '';
  const text = name
    .trim()
    .normalize('NFD')
    .replace(/[øØđĐħĦłŁ]/g, (letter) => STROKES[letter] ?? letter);
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    const mark = MARKS.indexOf(character);
    if (mark >= 0) {
      accents += String.fromCharCode(0x30 + mark);
      cases += 'a';
      continue;
    }
    if (DIGITS.test(character)) {
      let end = at + 1;
      while (DIGITS.test(text[end] ?? '')) end += 1;
      letters += numberKey(text.slice(at, end));
      accents += PLAIN;
      cases += 'a';
      at = end - 1;
      continue;
    }
    const spelt = EXPANSIONS[character];
    for (const [place, letter] of [...(spelt ?? character)].entries()) {
      letters += weightOf(letter);
      accents += spelt && place === 0 ? PLAIN + LIGATURE : PLAIN;
      const upper = letter !== letter.toLowerCase();
      cases += spelt ? (upper ? 'd' : 'c') : upper ? 'b' : 'a';
    }
  }
  return letters + LEVEL_END + accents + LEVEL_END + cases;
}
