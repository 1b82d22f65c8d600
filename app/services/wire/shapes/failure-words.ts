import { i18nFor } from '~/i18n/translate.server';
import type { Language } from '~/services/shop-api';

/** The groups of texts in which a client looks failures up (§8). */
const GROUPS = ['storefrontError', 'errorCodes', 'errorMessages'] as const;

export function failureWords(lang: Language): Record<string, unknown> {
  const texts = i18nFor(lang);
  return Object.fromEntries(
    GROUPS.map((group) => [group, texts.getResourceBundle(lang, group) as unknown]),
  );
}
