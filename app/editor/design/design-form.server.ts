import * as z from 'zod';
import { contrast } from '~/lib/contrast';
import type { DesignKey } from '~/services/operator-api/design';
import type { DesignSettings } from '~/services/shop-api';
import { PAPER } from '~/styles/design-tokens';
import { TEXT_FONTS } from '~/styles/text-fonts';

/** WCAG 1.4.3. */
const ENOUGH = 4.5;
const COLOUR = /^#[0-9a-f]{6}$/i;
const SIZES: readonly string[] = ['s', 'm', 'l', 'xl'] satisfies DesignSettings['blockSize'][];

/** Error codes are `<field>.invalid` and `<field>.contrast`. */
const fieldSchema = (key: DesignKey) => {
  const isKnown = RULES[key];
  const given = z.string(`${key}.invalid`).trim();
  const known = given.refine(isKnown, { error: `${key}.invalid`, abort: true });
  if (key === 'font' || key === 'blockSize') return known;
  return known.refine((colour) => contrast(colour, PAPER) >= ENOUGH, `${key}.contrast`);
};

const RULES: Record<DesignKey, (value: string) => boolean> = {
  font: (value) => TEXT_FONTS.some(({ name }) => name === value),
  blockSize: (value) => SIZES.includes(value),
  primaryColor: (value) => COLOUR.test(value),
  secondaryColor: (value) => COLOUR.test(value),
};

const shown = z.string().trim().default('');

/** The design, and the values the form showed when it was filled in. */
export const designFormSchema = z.object({
  ...fieldsBy(fieldSchema),
  shown: z.object(fieldsBy(() => shown)),
});

function fieldsBy<Field>(fieldOf: (key: DesignKey) => Field): Record<DesignKey, Field> {
  return {
    font: fieldOf('font'),
    primaryColor: fieldOf('primaryColor'),
    secondaryColor: fieldOf('secondaryColor'),
    blockSize: fieldOf('blockSize'),
  };
}
