import { contrast } from '~/lib/contrast';
import { DESIGN_KEYS, type DesignKey } from '~/services/operator-api/design';
import type { DesignSettings } from '~/services/shop-api';
import { TEXT_FONTS } from '~/styles/text-fonts';
import type { DesignValues } from './panel';

/** Ground of the shop's pages (tokens.css), on which both colours stand as text. */
export const PAPER = '#fbfaf7';
/** WCAG 1.4.3. */
const ENOUGH = 4.5;
const COLOUR = /^#[0-9a-f]{6}$/i;
const SIZES: readonly string[] = ['s', 'm', 'l', 'xl'] satisfies DesignSettings['blockSize'][];

/** The design as its form shows it. */
export function designValues(design: DesignSettings): DesignValues {
  const { selectedFont: font, ...others } = design;
  return { ...others, font };
}

export type DesignProblem = { key: DesignKey; code: 'invalid' | 'contrast'; ratio?: number };

/**
 * What the form of the design says, what was shown when it was filled in, and what is wrong with it.
 * Fields: blockSize, font, primaryColor, secondaryColor, and each again as `shown.<key>`.
 */
export function readDesign(form: FormData): {
  values: DesignValues;
  shown: DesignValues;
  problems: DesignProblem[];
} {
  const read = (prefix: string) =>
    Object.fromEntries(
      DESIGN_KEYS.map((key) => [key, String(form.get(prefix + key) ?? '').trim()]),
    ) as DesignValues;
  const values = read('');
  return {
    values,
    shown: read('shown.'),
    problems: DESIGN_KEYS.flatMap((key) => check(key, values[key])),
  };
}

function check(key: DesignKey, value: string): DesignProblem[] {
  switch (key) {
    case 'font':
      return TEXT_FONTS.some(({ name }) => name === value) ? [] : [{ key, code: 'invalid' }];
    case 'blockSize':
      return SIZES.includes(value) ? [] : [{ key, code: 'invalid' }];
    default: {
      if (!COLOUR.test(value)) return [{ key, code: 'invalid' }];
      const ratio = contrast(value, PAPER);
      return ratio >= ENOUGH ? [] : [{ key, code: 'contrast', ratio }];
    }
  }
}
