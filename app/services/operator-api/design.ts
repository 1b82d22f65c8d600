import type { Operator } from './operator';

/** Keys of the design settings as the wire has them (§7 setConfiguration). */
export const DESIGN_KEYS = ['blockSize', 'font', 'primaryColor', 'secondaryColor'] as const;
export type DesignKey = (typeof DESIGN_KEYS)[number];
export type DesignSetting = { key: DesignKey; value: string };

/** The look of the shop. Whoever calls has asked for the right; `by` is written down. */
export type DesignOperations = {
  /**
   * Sets the design, for every page from the next request on (§7 setConfiguration). `shown`: what the
   * one who sets it has seen; without it the last one is right. Throws `settings.invalid` (422, cause
   * { key }) and `settings.conflict` (409) when somebody has set another value of these keys meanwhile.
   */
  setConfiguration(input: {
    settings: readonly DesignSetting[];
    shown?: Readonly<Record<DesignKey, string>>;
    by: Operator;
  }): Promise<void>;
};
