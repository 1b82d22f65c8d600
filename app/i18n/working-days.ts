import type { Translator } from './translator';

/**
 * A range of working days as text: "1 bis 3 Werktage", "1 Werktag". Null for 0 days, which means
 * unknown: the page then shows no delivery time.
 */
export function workingDays(
  { t }: Pick<Translator, 't'>,
  { min, max }: { min: number; max: number },
) {
  if (max === 0) return null;
  return min < max
    ? t('common.workingDaysSpan', { min, max })
    : t('common.workingDays', { count: max });
}
