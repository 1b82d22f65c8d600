import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { definitionOf } from '../../app/blocks/definitions';
import { flattenBlocks } from '../../app/blocks/flatten-blocks';
import { RenderBlocks } from '../../app/blocks/render-blocks';
import { TextProvider } from '../../app/i18n/text';
import { i18nFor } from '../../app/i18n/translate.server';
import { blockSchema } from '../../app/services/shop-api';
import { homeBlocks } from './blocks';

describe.each(['de', 'en'] as const)('the home page in %s', (locale) => {
  const blocks = homeBlocks(locale, ['1', '2']);

  test('fits the schemas of its blocks', () => {
    for (const block of flattenBlocks(blocks)) {
      blockSchema.parse(block);
      const { content, configuration } = definitionOf(block.name)!;
      content?.parse(block.content);
      configuration?.parse(block.configuration);
    }
  });

  test('has exactly one h1 and its links in the language', () => {
    const html = renderToStaticMarkup(
      <TextProvider i18n={i18nFor(locale)} prefix={locale === 'en' ? '/en' : ''}>
        <RenderBlocks page="index" blocks={blocks} data={{}} />
      </TextProvider>,
    );
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<form[^>]+method="post"[^>]+newsletter"/);
    expect(html).toContain(
      locale === 'en' ? 'href="/en/search?term=roller"' : '/search?term=rolle',
    );
  });
});
