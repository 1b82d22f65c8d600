import { expect, test } from 'vitest';
import { NASTY_TEXTS } from '../../tests/support/nasty-texts';
import { renderBlocks } from '../../tests/support/render-blocks';
import type { Block } from '~/services/shop-api';
import { cleanBlocks } from './clean-blocks.server';
import { blockDefinitions, definitionOf } from './definitions';
import { leavesOf } from './fields/walk';
import type { BlockDefinition } from './kit/define-block';

/**
 * Values that an editor of a block, or a thief of their password, may write into any of its fields.
 */
const PAYLOADS = [
  ...NASTY_TEXTS,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '//evil.example/x',
  '/\\evil.example/x',
  'https://evil.example/" onmouseover="alert(1)',
  'https://evil.example/</style><script>alert(1)</script>',
  '#a" onfocus="alert(1)',
  '#ffffff;background:url(//evil.example)',
  'https://www.youtube.com.evil.example/embed/x',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<p onclick="alert(1)" style="position:fixed">x</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<base href="//evil.example">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
];

type Fields = NonNullable<BlockDefinition['content']>;

function put(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (key === '*') {
    const list = Array.isArray(value) && value.length > 0 ? (value as unknown[]) : [undefined];
    return list.map((each) => put(each, rest, text));
  }
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  return { ...fields, [key]: put(fields[key], rest, text) };
}

/** The fields with the text in each one that accepts it. */
function filled(schema: Fields, fields: unknown, text: string, taken: string[]): unknown {
  let made = fields;
  for (const { path } of leavesOf(schema)) {
    const tried = put(made, path, text);
    if (!schema.safeParse(tried).success) continue;
    taken.push(path.join('.'));
    made = tried;
  }
  return made;
}

function withPayload(block: Block, text: string, taken: string[]): Block {
  const { content, configuration } = definitionOf(block.name)!;
  const made: Block = { ...block };
  if (Array.isArray(block.content)) {
    made.content = block.content.map((child) => withPayload(child, text, taken));
  } else if (content)
    made.content = filled(content, block.content, text, taken) as Block['content'];
  if (configuration) {
    made.configuration = filled(
      configuration,
      block.configuration,
      text,
      taken,
    ) as Block['configuration'];
  }
  return made;
}

/** The elements of a page that would run a script, embed a page or link to a script address. */
function live(document: Document): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const isLive = ['script', 'object', 'embed', 'base', 'meta', 'link'].includes(name);
    const attributes = [...element.attributes].filter(
      ({ name: attribute, value }) =>
        /^on/i.test(attribute) ||
        attribute === 'srcdoc' ||
        // eslint-disable-next-line no-control-regex
        (/^(?:xlink:)?(?:href|src|action|formaction|poster|data)$/.test(attribute) &&
          // eslint-disable-next-line no-control-regex
          /^[\s\u0000-\u001f]*(?:javascript|vbscript|data|\/\/|\/\\)/i.test(value)),
    );
    const isStyled = name === 'style' && /evil|url\(|</.test(element.textContent ?? '');
    return isLive || isStyled || attributes.length > 0 ? [element.outerHTML.slice(0, 200)] : [];
  });
}

test.each(Object.values(blockDefinitions).map(({ name }) => name))(
  '%s runs no script written into any of its fields',
  async (name) => {
    const taken: string[] = [];
    for (const { create } of blockDefinitions[name as keyof typeof blockDefinitions].variations) {
      let count = 0;
      const block = create('de', () => `id-${(count += 1)}`);
      const blocks = PAYLOADS.map((payload) => withPayload(block, payload, taken));
      expect(live(renderBlocks(await cleanBlocks(blocks)))).toEqual([]);
    }
    expect(taken.length).toBeGreaterThan(0);
  },
);
