import type { Translator } from './translator';

/**
 * A span of working days in words: "1 bis 3 Werktage", "1 Werktag". Null for 0 days, by which a shop says
 * that it does not know: there a page says nothing of time.
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
