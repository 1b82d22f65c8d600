import type { TextKey, Translator } from '~/i18n/translator';

type T = Translator['t'];

/** What a field, or the group it stands in, is called: by its own name, the last of its path. */
export function fieldLabel(t: T, name: string): string {
  return t(`blocks.field.${name}` as TextKey);
}

/** What one of the values of a choice is called. */
export function choiceLabel(t: T, value: string): string {
  return t(`blocks.choice.${value}` as TextKey);
}
