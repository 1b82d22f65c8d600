import type { PageSettings } from '~/services/operator-api/categories';
import { readId } from '~/services/shop-api';
import {
  GENERAL_SETTINGS,
  SEO_SETTINGS,
  SWITCHES,
  type FormSetting,
  type PageValues,
} from './page-settings';

/** The settings as form values. */
export function pageValues(settings: PageSettings): PageValues {
  const values = { ...settings, parentCategoryId: String(settings.parentCategoryId ?? 0) };
  const entries = [...GENERAL_SETTINGS, ...SEO_SETTINGS].map((field) => [field, values[field]]);
  return Object.fromEntries(entries) as PageValues;
}

export type ReadPageForm = {
  /** The typed values, for a form that is refused; other fields show the present settings. */
  typed: Partial<PageValues>;
  /** The changes, of which only the types are checked. */
  settings: Partial<PageSettings>;
  /** The values that the page showed before. */
  shown: Partial<PageSettings>;
};

/**
 * The changes of a page's settings form: the fields that differ from those it showed
 * (`shown.<field>`). A field that was not sent stays; a switch is off when its checkbox was shown
 * and not sent.
 */
export function readPageForm(form: FormData, fields: readonly FormSetting[]): ReadPageForm {
  const read: ReadPageForm = { typed: {}, settings: {}, shown: {} };
  for (const field of fields) {
    const shown = form.get(`shown.${field}`);
    const given = form.get(field) ?? (shown === null ? null : offValue(field));
    if (given === null) continue;
    const text = String(given).trim();
    if (shown !== null) Object.assign(read.shown, { [field]: valueOf(field, String(shown)) });
    if (shown !== null && text === String(shown).trim()) continue;
    read.typed[field] = text;
    Object.assign(read.settings, { [field]: valueOf(field, text) });
  }
  return read;
}

function offValue(field: FormSetting): string | null {
  return field in SWITCHES ? SWITCHES[field as keyof typeof SWITCHES][1] : null;
}

/** `Number.NaN` is not an id, and refused as such. */
function valueOf(field: FormSetting, text: string): unknown {
  if (field !== 'parentCategoryId') return text;
  return text === '0' ? null : (readId(text) ?? Number.NaN);
}
