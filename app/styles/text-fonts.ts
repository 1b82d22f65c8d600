import nunitoSans400 from './fonts/nunito-sans-400.woff2?url';
import nunitoSans600 from './fonts/nunito-sans-600.woff2?url';
import sourceSans400 from './fonts/source-sans-3-400.woff2?url';
import sourceSans600 from './fonts/source-sans-3-600.woff2?url';
import workSans400 from './fonts/work-sans-400.woff2?url';
import workSans600 from './fonts/work-sans-600.woff2?url';
import type { FontName } from '~/services/shop-api';

/** A font for the texts of the shop, on its own server. */
export type TextFont = {
  name: FontName;
  /** Its files in the weights 400 and 600; null for the one that `fonts.css` names on every page. */
  files: readonly [string, string] | null;
  /** What makes Arial as wide and high as it, in percent, so that nothing moves when it comes. */
  fallback: { size: number; ascent: number; descent: number } | null;
};

/** Fonts an operator may choose (§7 /fonts/meta.json), the shop's own first. */
export const TEXT_FONTS: readonly TextFont[] = [
  { name: 'Instrument Sans', files: null, fallback: null },
  {
    name: 'Nunito Sans',
    files: [nunitoSans400, nunitoSans600],
    fallback: { size: 101.4, ascent: 99.7, descent: 34.8 },
  },
  {
    name: 'Source Sans 3',
    files: [sourceSans400, sourceSans600],
    fallback: { size: 93.8, ascent: 109.2, descent: 42.6 },
  },
  {
    name: 'Work Sans',
    files: [workSans400, workSans600],
    fallback: { size: 111.9, ascent: 83.1, descent: 21.7 },
  },
];
