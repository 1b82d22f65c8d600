import { join } from 'node:path';
import anyAscii from 'any-ascii';
import { openSync, type Font } from 'fontkit';
import { projectRoot } from '~/lib/project-root.server';

export type Weight = 400 | 600;

const known = new Map<Weight, Font>();

/** Source Sans 3 with all its signs (`npm run fonts`), read once: that is most of the work. */
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

/** Tells of a sign that is written in other letters than it was typed. */
export type NoteReplaced = (sign: string) => void;

/**
 * The same text in letters that the font has, for a file to keep has no empty boxes: a sign that it lacks is
 * written as the plain sign it is made of ("①" as "1"), else in Latin letters (王 as "Wang"), else by its
 * number. What is not seen by itself, such as the selector behind an emoji, is left out.
 */
export function printable(text: string, noteReplaced: NoteReplaced = () => undefined): string {
  const plain = text.normalize('NFC').replaceAll('\t', ' ').replaceAll(/\r\n?/g, '\n');
  return plain.replaceAll(/[^\n\u0020-\u007e\u00a0-\u017f]/gu, (sign) => {
    if (hasGlyph(sign) && !/\p{Default_Ignorable_Code_Point}/u.test(sign)) return sign;
    if (/[\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(sign)) return '';
    // The marks of some scripts are vowels; those of Latin letters are nothing by themselves.
    if (/\p{M}/u.test(sign)) return anyAscii(sign);
    noteReplaced(sign);
    const simple = sign.normalize('NFKC');
    if ([...simple].every(hasGlyph)) return simple;
    return LONG_A.has(sign) ? 'a' : anyAscii(sign) || codeOf(sign);
  });
}

/** Alef, which the library leaves out: "Sara" would be "srh". */
const LONG_A = new Set(['\u0627', '\u0671']);

/** A letter without a sound of its own, or a sign that one program alone knows. */
function codeOf(sign: string): string {
  if (/\p{L}/u.test(sign)) return "'";
  return `[U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`;
}

function hasGlyph(sign: string): boolean {
  return fontOf(400).hasGlyphForCodePoint(sign.codePointAt(0)!);
}
