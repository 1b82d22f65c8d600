import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import type { Block } from '~/services/shop-api';
import { blockSchema } from '~/services/shop-api';
import { contentBlock } from './kit/define-block';
import { blockDefinitions, definitionOf } from './definitions';
import { RenderBlocks } from './render-blocks';

function render(blocks: Block[], locale: 'de' | 'en' = 'de') {
  return renderToStaticMarkup(
    <TextProvider i18n={i18nFor(locale)} prefix={locale === 'en' ? '/en' : ''}>
      <RenderBlocks page="index" blocks={blocks} data={{}} />
    </TextProvider>,
  );
}

/** Checks a block and its children against the definitions. */
function check(block: Block): void {
  const { content, configuration, children, type, version, upgrade } = definitionOf(block.name)!;
  expect(block.type).toBe(type);
  expect(block.meta.version ?? 1).toBe(version ?? 1);
  expect(version === undefined || upgrade !== undefined).toBe(true);
  if (content) content.parse(block.content);
  if (configuration) configuration.parse(block.configuration);
  if (!Array.isArray(block.content)) return;
  expect(block.content.length).toBeGreaterThanOrEqual(children?.min ?? 0);
  for (const child of block.content) {
    expect(children?.allowed).toContain(child.name);
    check(child);
  }
}

describe.each(['de', 'en'] as const)('in %s', (locale) => {
  let count = 0;
  const uuid = () => `id-${(count += 1)}`;

  test('every variation fits its schema', () => {
    const variations = Object.values(blockDefinitions).flatMap((definition) =>
      definition.variations.map((variation) => variation.create(locale, uuid)),
    );
    for (const block of variations) {
      blockSchema.parse(block);
      check(block);
    }
  });
});

test('unknown blocks are left out, known ones around them stay', () => {
  const html = render([
    contentBlock('TextCard', 'a', { text: { title: 'Eins' } }),
    { name: 'Countdown', type: 'content', meta: { uuid: 'b' }, content: { title: 'Neu' } },
    contentBlock('TextCard', 'c', { text: { title: 'Zwei' } }),
  ]);
  expect(html).toContain('Eins');
  expect(html).toContain('Zwei');
  expect(html).not.toContain('Neu');
});

test('the button text of older documents is read and becomes the label', () => {
  const old = { text: {}, button: { buttonText: 'Los', link: '/cart', variant: 'primary' } };
  expect(render([contentBlock('TextCard', 'a', old)])).toContain('Los');
  expect(blockDefinitions.TextCard.content?.parse(old)).toMatchObject({ button: { label: 'Los' } });
});

test('script addresses are refused', () => {
  const wild = { text: {}, button: { label: 'x', link: 'javascript:alert(1)' } };
  expect(blockDefinitions.TextCard.content?.safeParse(wild).success).toBe(false);
});

test('the names of the list are those in documents, and blocks contain only such', () => {
  for (const [name, definition] of Object.entries(blockDefinitions)) {
    expect(definition.name).toBe(name);
    for (const child of definition.children?.allowed ?? []) {
      expect(definitionOf(child)).toBeDefined();
    }
  }
});

test('each block has a title in the editor, including those of §2', () => {
  const titles = Object.values(blockDefinitions).map(({ title }) => title.en);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).toEqual(
    expect.arrayContaining([
      'Image Banner',
      'Image + Text',
      'Newsletter',
      'Product Gallery',
      'Rich Text',
    ]),
  );
});

test('each kind of screen gets its own picture, or that of a larger or a smaller screen', () => {
  const sourcesOf = (image: Record<string, string>) =>
    [
      ...render([contentBlock('Image', 'a', image)]).matchAll(
        /min-width: (\d+)px\)" srcSet="([^"]+)"|<img src="([^"]+)"/g,
      ),
    ].map(([, width = '0', source, own]) => `${width} ${source ?? own}`);
  const [a, b, c] = ['/a.webp', '/b.webp', '/c.webp'];
  expect(sourcesOf({ mobile: a, tablet: b, desktop: a })).toEqual([
    `1024 ${a}`,
    `768 ${b}`,
    `0 ${a}`,
  ]);
  expect(sourcesOf({ mobile: a, desktop: b, wideScreen: a })).toEqual([
    `1920 ${a}`,
    `1024 ${b}`,
    `0 ${a}`,
  ]);
  expect(sourcesOf({ mobile: a, tablet: b, desktop: b, wideScreen: c })).toEqual([
    `1920 ${c}`,
    `768 ${b}`,
    `0 ${a}`,
  ]);
  expect(sourcesOf({ mobile: a, tablet: a, desktop: a, wideScreen: a })).toEqual([`0 ${a}`]);
  expect(sourcesOf({ wideScreen: c, tablet: b })).toEqual([`1920 ${c}`, `0 ${b}`]);
});

test('a picture keeps its focal point visible by a rule of the page, and without one is unchanged', () => {
  const image = (focus?: string) =>
    render([
      contentBlock('Image', 'a', { desktop: '/a.webp', ...(focus !== undefined && { focus }) }),
    ]);
  expect(image('30 62')).toContain('<style>.focus-30-62 img{object-position:30% 62%}</style>');
  expect(image('30 62')).toContain('class="screen-picture image-block focus-30-62"');
  expect(image('')).toBe(image());
  expect(image()).not.toMatch(/<style|focus/);
  const { content } = definitionOf('Image')!;
  for (const wrong of ['101 0', '1', '1,2', '-1 5', '1 2;}'])
    expect(content!.safeParse({ focus: wrong }).success, wrong).toBe(false);
  expect(content!.safeParse({ focus: '100 0' }).success).toBe(true);
});
