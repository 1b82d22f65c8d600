import instrumentSans400 from './fonts/instrument-sans-400.woff2?url';
import instrumentSans700 from './fonts/instrument-sans-700.woff2?url';
import nunitoSans400 from './fonts/nunito-sans-400.woff2?url';
import nunitoSans700 from './fonts/nunito-sans-700.woff2?url';
import sourceSans400 from './fonts/source-sans-3-400.woff2?url';
import sourceSans700 from './fonts/source-sans-3-700.woff2?url';
import workSans400 from './fonts/work-sans-400.woff2?url';
import workSans700 from './fonts/work-sans-700.woff2?url';
import type { FontName } from '~/services/shop-api';

export const FONT_WEIGHTS = [400, 700] as const;
export type FontWeight = (typeof FONT_WEIGHTS)[number];

/** A font for the texts of the shop, from its own server. */
export type TextFont = {
  name: FontName;
  /** Its files by weight (§7): regular and bold. */
  files: Readonly<Record<FontWeight, string>>;
  /**
   * The metrics that adjust Arial to its width and height, in percent, so that nothing moves when
   * it is loaded; null for the font that `fonts.css` declares on every page.
   */
  fallback: { size: number; ascent: number; descent: number } | null;
};

/** Fonts for an operator to choose from (§7 /fonts/meta.json), the shop's own first. */
export const TEXT_FONTS: readonly TextFont[] = [
  {
    name: 'Instrument Sans',
    files: { 400: instrumentSans400, 700: instrumentSans700 },
    fallback: null,
  },
  {
    name: 'Nunito Sans',
    files: { 400: nunitoSans400, 700: nunitoSans700 },
    fallback: { size: 101.4, ascent: 99.7, descent: 34.8 },
  },
  {
    name: 'Source Sans 3',
    files: { 400: sourceSans400, 700: sourceSans700 },
    fallback: { size: 93.8, ascent: 109.2, descent: 42.6 },
  },
  {
    name: 'Work Sans',
    files: { 400: workSans400, 700: workSans700 },
    fallback: { size: 111.9, ascent: 83.1, descent: 21.7 },
  },
];

/** The `@font-face` rule of one weight of a font. */
export function fontFace({ name, files }: TextFont, weight: FontWeight): string {
  return (
    `@font-face{font-family:"${name}";font-weight:${weight};font-display:swap;` +
    `src:url(${files[weight]}) format("woff2")}`
  );
}
