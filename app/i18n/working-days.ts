import type { Translator } from './translator';

/** A span of working days in words: "1 bis 3 Werktage", "1 Werktag". */
export function workingDays({ t }: Pick<Translator, 't'>, span: { min: number; max: number }) {
  return span.min < span.max
    ? t('common.workingDaysSpan', span)
    : t('common.workingDays', { count: span.max });
}
