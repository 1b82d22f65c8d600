import type { Translator } from '~/i18n/translator';
import type { DesignKey, DesignValues } from '~/services/operator-api/design';
import type { DesignSettings } from '~/services/shop-api';
import { blockSpace } from '~/styles/design-tokens';

type T = Translator['t'];

/** The names of design keys in a row: "Primary colour, Spacing". */
export function namesOf(keys: readonly DesignKey[], t: T): string {
  return keys.map((key) => t(`editor.design.${key}`)).join(', ');
}

/** A value of the design as the form names it. */
export function valueWords(key: DesignKey, { [key]: value }: DesignValues, t: T): string {
  if (key !== 'blockSize') return value;
  const size = value as DesignSettings['blockSize'];
  return `${t(`editor.design.size.${size}`)} (${blockSpace(size)} px)`;
}
