import { createHtmlCleaner } from '~/lib/html-cleaner.server';
import type { Block } from '~/services/shop-api';
import { definitionOf } from './definitions';
import { MAX_HTML_LENGTH } from './fields/index';
import { changeFields } from './fields/walk';
import type { BlockDefinition } from './kit/define-block';

/**
 * The elements of a rich text. Colour, alignment and pictures are separate fields. Links get no
 * `rel`: none can open a window here, the policy of the page limits the referrer for other hosts,
 * and an operator's recommendation is no untrusted comment that search engines should not follow.
 */
const clean = createHtmlCleaner({
  tags: 'p br b strong i em u s ul ol li h2 h3 h4 a blockquote span'.split(' '),
  attributes: ['href', 'title', 'start'],
});

/**
 * A rich text that is safe to store and show: only the allowed elements, and the visible text of
 * all others. Cleaning is idempotent. Throws a RangeError for a text longer than its schema allows.
 */
export async function cleanHtml(html: string): Promise<string> {
  if (html.length > MAX_HTML_LENGTH) throw new RangeError('The text is too long to be cleaned.');
  return clean(html);
}

/**
 * Blocks with every rich text cleaned, nested ones too; the schemas of the blocks mark these
 * fields. Blocks of unknown names are retained for the clients that show them: every text of theirs
 * with a tag is cleaned.
 */
export function cleanBlocks(blocks: readonly Block[]): Promise<Block[]> {
  return Promise.all(blocks.map(cleanBlock));
}

async function cleanBlock(block: Block): Promise<Block> {
  const definition = definitionOf(block.name);
  if (!definition) return cleanUnknown(block);
  const { content, configuration } = definition;
  const clean: Block = { ...block };
  if (Array.isArray(block.content)) clean.content = await cleanBlocks(block.content);
  else if (content) clean.content = await fieldsCleaned(content, block.content);
  if (configuration && block.configuration) {
    clean.configuration = await fieldsCleaned(configuration, block.configuration);
  }
  if (block.client) clean.client = (await cleanTexts(block.client)) as Fields;
  return clean;
}

async function cleanUnknown(block: Block): Promise<Block> {
  const clean = { ...block };
  if (Array.isArray(block.content)) clean.content = await cleanBlocks(block.content);
  else clean.content = (await cleanTexts(block.content)) as Fields;
  if (block.configuration) clean.configuration = (await cleanTexts(block.configuration)) as Fields;
  return clean;
}

async function cleanTexts(value: unknown): Promise<unknown> {
  if (typeof value === 'string') return /<[a-z!/?]/i.test(value) ? cleanHtml(value) : value;
  if (Array.isArray(value)) return Promise.all(value.map(cleanTexts));
  if (typeof value !== 'object' || value === null) return value;
  const cleaned = Object.entries(value).map(
    async ([name, each]) => [name, await cleanTexts(each)] as const,
  );
  return Object.fromEntries(await Promise.all(cleaned));
}

type Fields = Record<string, unknown>;

async function fieldsCleaned(schema: NonNullable<BlockDefinition['content']>, fields: Fields) {
  return (await changeFields(schema, fields, 'richText', cleanHtml)) as Fields;
}
