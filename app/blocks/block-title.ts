import type { Locale } from '~/i18n/locales';
import type { Block } from '~/services/shop-api';
import { definitionOf } from './definitions';

/** What a block is called (§2); of a name this version does not know, the name. */
export function blockTitle({ name }: Pick<Block, 'name'>, locale: Locale): string {
  return definitionOf(name)?.title[locale] ?? name;
}
