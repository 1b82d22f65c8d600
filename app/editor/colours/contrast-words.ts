import { decimal } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import type { Translator } from '~/i18n/translator';
import { contrast, readableOn } from '~/lib/contrast';
import { PAPER } from '~/styles/design-tokens';

/** WCAG 1.4.3, for text of any size. */
export const ENOUGH = 4.5;

/**
 * The purpose of a colour: text on a background, or the background of text; with the other one, if
 * set.
 */
export type ColourUse = { kind: 'text' | 'ground'; other: string | null };

export const AS_TEXT: ColourUse = { kind: 'text', other: null };

/**
 * The contrast of text in this colour or on it, in a sentence: "Contrast 5.2 to 1 as text: easy to
 * read".
 */
export function contrastWords(
  colour: string,
  { kind, other }: ColourUse,
  { t, locale }: { t: Translator['t']; locale: Locale },
): string {
  const beside = other ?? (kind === 'text' ? PAPER : readableOn(colour));
  const ratio = contrast(colour, beside);
  // Rounded down: 4.49 is not the required 4.5.
  const shown = decimal(Math.floor(ratio * 10) / 10, locale);
  const on = t(`editor.colour.${kind}${other ? 'Own' : ''}`);
  return t(ratio >= ENOUGH ? 'editor.colour.enough' : 'editor.colour.tooLittle', {
    ratio: shown,
    on,
  });
}
