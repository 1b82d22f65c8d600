import { guideTeaser } from './guide-teaser';
import { heroWithRanges } from './hero-with-ranges';
import { heroWithShades } from './hero-with-shades';
import { newsletterBand } from './newsletter-band';
import { offerRow } from './offer-row';
import type { Pattern } from './pattern';
import { questions } from './questions';

/** The ready sections, in the order of the list. */
export const readyPatterns: readonly Pattern[] = [
  heroWithShades,
  heroWithRanges,
  offerRow,
  guideTeaser,
  questions,
  newsletterBand,
];
