import { join } from 'node:path';
import { openSync, type Font } from 'fontkit';
import { projectRoot } from '~/lib/project-root.server';

export type Weight = 400 | 600;

const known = new Map<Weight, Font>();

/** Source Sans 3 with the letters of Europe (`npm run fonts`), read once: that is most of the work. */
export function fontOf(weight: Weight): Font {
  const font = known.get(weight) ?? withLetters(openSync(fontFile(weight)) as Font);
  known.set(weight, font);
  return font;
}

/**
 * The same font, whose glyphs know for which letters they stand, whichever was drawn first. fontkit keeps
 * a glyph as it is asked for first, and a part of a composed letter ("U" of "Ü") is asked for without
 * letters; in the PDF it would be a sign that nobody can search, copy or hear.
 */
function withLetters(font: Font): Font {
  // Of letters that share a glyph the first is kept: a space and not the one that does not break.
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  return font;
}

function fontFile(weight: Weight): string {
  return join(projectRoot(), 'app/services/documents/fonts', `source-sans-3-${weight}.ttf`);
}

const LETTERS =
  /[^\n\u0020-\u007e\u00a0-\u017f\u018f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u037a-\u03ce\u0400-\u045f\u0490\u0491\u1e00-\u1ef9„“”‚‘’‹›–—…•€†‰−⁄×\u2010\u2011\u202f]/gu;

/** The same text with a sign for every letter the font does not have: a file to keep has no empty boxes. */
export function printable(text: string): string {
  return text.normalize('NFC').replaceAll('\t', ' ').replaceAll(LETTERS, '?');
}
