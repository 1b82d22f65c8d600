import { LOCALES, type Languages } from '~/i18n/locales';
import { languagesSchema } from '../../../shop-api';

/**
 * The languages this shop offers, the one of unprefixed addresses first: the row `languages` of `setting`, e.g.
 * ["en"]. A row that makes no sense counts for nothing.
 */
export function languagesOf(settings: ReadonlyMap<string, unknown>): Languages {
  const parsed = languagesSchema.safeParse(settings.get('languages'));
  return parsed.success ? (parsed.data as [...Languages]) : LOCALES;
}
