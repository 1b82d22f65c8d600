import { LOCALES, type Languages } from '~/i18n/locales';
import { languagesSchema } from '../../../shop-api';

/**
 * The languages of this shop, that of unprefixed addresses first: the row `languages` of `setting`,
 * e.g. ["en"]. An invalid row is ignored.
 */
export function languagesOf(settings: ReadonlyMap<string, unknown>): Languages {
  const parsed = languagesSchema.safeParse(settings.get('languages'));
  return parsed.success ? (parsed.data as [...Languages]) : LOCALES;
}
