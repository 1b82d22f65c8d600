import { canonicalPrefix, localePath } from '~/i18n/locales';
import { escapeXml } from '~/lib/escape-xml';
import { plainText } from '~/lib/plain-text';
import type { Block, Category, FacetResult } from '~/services/shop-api';
import { absolute, type Shaper } from './shaper';

/** The parts of our own page besides the blocks of a content page, as blocks for a client. */
const PARTS = ['head', 'text', 'links'] as const;
const uuidOf = (part: (typeof PARTS)[number], categoryId: number) => `page-${part}-${categoryId}`;

type Page = { category: Category; children: FacetResult['children'] };

/**
 * The blocks of a content page for a client, which renders only blocks: heading, text and links to
 * the child pages come first, as on our own page. A page without a text consists of its blocks.
 */
export function withPageText(
  blocks: readonly Block[],
  { category, children }: Page,
  shaper: Shaper,
  description = category.details[0]?.description ?? '',
): Block[] {
  const detail = category.details[0];
  const isBlocksOnly = blocks.length > 0 && !description;
  if (category.type !== 'content' || !detail || isBlocksOnly) return [...blocks];
  const { name, shortDescription, imagePath } = detail;
  const picture =
    imagePath && `<p><img src="${escapeXml(absolute(shaper, imagePath))}" alt=""></p>`;
  const lead = shortDescription && `<p>${escapeXml(shortDescription)}</p>`;
  const links = children.map(({ name: title, path }) => {
    const href = localePath(canonicalPrefix(shaper.locale), path);
    return `<li><a href="${escapeXml(href)}">${escapeXml(title)}</a></li>`;
  });
  const parts = {
    head: `<h1>${escapeXml(name)}</h1>${lead}${picture ?? ''}`,
    text: description,
    links: links.length > 0 ? `<ul>${links.join('')}</ul>` : '',
  };
  const first = PARTS.filter((part) => parts[part]).map((part): Block => {
    const text = { htmlDescription: parts[part], textAlignment: 'left' };
    return {
      name: 'TextCard',
      type: 'content',
      meta: { uuid: uuidOf(part, category.id) },
      content: { text, button: {}, layout: {} },
    };
  });
  return [...first, ...blocks];
}

/**
 * A client's blocks as JSON without those parts; `text` is the text of the page, and `name` its
 * heading, if they were among them. Null if there are no such parts, and for text that is no list
 * of blocks, which the shop refuses.
 */
export function splitPageText(
  json: string,
  categoryId: number,
): { blocks: string; text?: string; name?: string } | null {
  if (!PARTS.some((part) => json.includes(uuidOf(part, categoryId)))) return null;
  const sent = parsed(json);
  if (!Array.isArray(sent)) return null;
  const uuids = new Map(PARTS.map((part) => [uuidOf(part, categoryId), part]));
  const partOf = (block: SentBlock) => uuids.get(block?.meta?.uuid ?? '');
  const htmlOf = (part: (typeof PARTS)[number]) =>
    (sent as SentBlock[]).find((block) => partOf(block) === part)?.content?.text?.htmlDescription;
  const [head, text] = [htmlOf('head'), htmlOf('text')];
  const name =
    typeof head === 'string' && plainText(/<h1[^<>]*>(.*?)<\/h1>/s.exec(head)?.[1] ?? '');
  const blocks = JSON.stringify((sent as SentBlock[]).filter((block) => !partOf(block)));
  return {
    blocks,
    ...(typeof text === 'string' && { text }),
    ...(name && { name }),
  };
}

type SentBlock = {
  meta?: { uuid?: string };
  content?: { text?: { htmlDescription?: unknown } };
} | null;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
