import type { TextKey, Translator } from '~/i18n/translator';

type T = Translator['t'];

/** The label of a field or its group: by the last part of its path. */
export function fieldLabel(t: T, name: string): string {
  return t(`blocks.field.${name}` as TextKey);
}

/** The label of a value of a choice. */
export function choiceLabel(t: T, value: string): string {
  return t(`blocks.choice.${value}` as TextKey);
}
