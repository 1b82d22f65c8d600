import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { RenderBlocks, type BlockData } from '~/blocks/render-blocks';
import type { Locale } from '~/i18n/locales';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import type { Block } from '~/services/shop-api';

/** Renders blocks as on a page, for queries. */
export function renderBlocks(
  blocks: readonly Block[],
  { locale = 'de', data = {} }: { locale?: Locale; data?: BlockData } = {},
): Document {
  const html = renderToStaticMarkup(
    <TextProvider i18n={i18nFor(locale)} prefix={locale === 'en' ? '/en' : ''}>
      <RenderBlocks page="index" blocks={blocks} data={data} />
    </TextProvider>,
  );
  return new JSDOM(html).window.document;
}
