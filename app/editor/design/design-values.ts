import { DESIGN_KEYS, type DesignKey, type DesignValues } from '~/services/operator-api/design';
import type { DesignSettings } from '~/services/shop-api';

/** The settings for the style sheet that the keys of the wire format stand for. */
export function settingsOf({ font, blockSize, ...colours }: DesignValues): DesignSettings {
  return {
    ...colours,
    selectedFont: font,
    blockSize: blockSize as DesignSettings['blockSize'],
  };
}

/** The keys in which two designs differ. */
export function differing(one: DesignValues, other: DesignValues): DesignKey[] {
  return DESIGN_KEYS.filter((key) => one[key] !== other[key]);
}
