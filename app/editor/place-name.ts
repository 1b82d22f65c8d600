import type { Locale } from '~/i18n/locales';
import type { Translator } from '~/i18n/translator';
import type { Block } from '~/services/shop-api';
import { blockTitle } from '~/blocks/block-title';
import { childrenOf, findBlock, type Document, type Place } from './document/tree';

type Words = { t: Translator['t']; locale: Locale };

/** The name of a position: "after Image (2)", "in Image + Text (3): first". */
export function placeName(document: Document, { parent, after }: Place, words: Words): string {
  const { t, locale } = words;
  const holder = parent === null ? null : findBlock(document, parent)!;
  const siblings = holder ? childrenOf(holder) : document;
  const at = siblings.findIndex(({ meta }) => meta.uuid === after);
  const there =
    at < 0
      ? t('editor.placeFirst')
      : t('editor.placeAfter', { block: blockTitle(siblings[at]!, locale), position: at + 1 });
  if (!holder) return there;
  return `${t('editor.placeIn', { block: nameOnPage(document, holder, locale) })}: ${there}`;
}

/** A block with its position on the page. */
function nameOnPage(document: Document, block: Block, locale: Locale): string {
  const position = document.findIndex(({ meta }) => meta.uuid === block.meta.uuid) + 1;
  const title = blockTitle(block, locale);
  return position > 0 ? `${title} (${position})` : title;
}
