import { join } from 'node:path';
import anyAscii from 'any-ascii';
import { openSync, type Font } from 'fontkit';
import { projectRoot } from '~/lib/project-root.server';

export type Weight = 400 | 600;

const known = new Map<Weight, Font>();

/** Source Sans 3 with all its glyphs (`npm run fonts`), parsed once, which is most of the work. */
export function fontOf(weight: Weight): Font {
  const font = known.get(weight) ?? withLetters(openSync(fontFile(weight)) as Font);
  known.set(weight, font);
  return font;
}

/**
 * Returns the font with glyphs that know their code points, whichever was drawn first. fontkit
 * caches a glyph at its first use, and a part of a composed letter ("U" of "Ü") is used without
 * code points; in the PDF it could not be searched, copied or read aloud.
 */
function withLetters(font: Font): Font {
  // Of code points that share a glyph the first one wins: a space, not a no-break space.
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  return font;
}

function fontFile(weight: Weight): string {
  return join(projectRoot(), 'app/services/documents/fonts', `source-sans-3-${weight}.ttf`);
}

/** Receives a character that is replaced by others. */
export type NoteReplaced = (sign: string) => void;

/**
 * Replaces characters that the font lacks, because an archived file must not contain empty boxes:
 * by their compatibility form ("①" as "1"), by Latin letters (王 as "Wang"), or by their code point.
 * Invisible characters, such as the selector after an emoji, are removed.
 */
export function printable(text: string, noteReplaced: NoteReplaced = () => undefined): string {
  const plain = text.normalize('NFC').replaceAll('\t', ' ').replaceAll(/\r\n?/g, '\n');
  return plain.replaceAll(/[^\n\u0020-\u007e\u00a0-\u017f]/gu, (sign) => {
    if (hasGlyph(sign) && !/\p{Default_Ignorable_Code_Point}/u.test(sign)) return sign;
    if (/[\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(sign)) return '';
    // The marks of some scripts are vowels; those of Latin letters have no transcription.
    if (/\p{M}/u.test(sign)) return anyAscii(sign);
    noteReplaced(sign);
    const simple = sign.normalize('NFKC');
    if ([...simple].every(hasGlyph)) return simple;
    return LONG_A.has(sign) ? 'a' : anyAscii(sign) || codeOf(sign);
  });
}

/** Alef, which the library leaves out: "Sara" would be "srh". */
const LONG_A = new Set(['\u0627', '\u0671']);

/** A letter without a sound, or a character of a single program. */
function codeOf(sign: string): string {
  if (/\p{L}/u.test(sign)) return "'";
  return `[U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`;
}

function hasGlyph(sign: string): boolean {
  return fontOf(400).hasGlyphForCodePoint(sign.codePointAt(0)!);
}
