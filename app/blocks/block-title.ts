import type { Locale } from '~/i18n/locales';
import type { Block } from '~/services/shop-api';
import { definitionOf } from './definitions';

/** The title of a block (§2); for an unknown block, its name. */
export function blockTitle({ name }: Pick<Block, 'name'>, locale: Locale): string {
  return definitionOf(name)?.title[locale] ?? name;
}
