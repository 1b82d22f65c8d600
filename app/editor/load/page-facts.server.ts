import type { AppLoadContext } from '@remix-run/node';
import { otherLocale } from '~/i18n/locales';
import type { PageState } from '~/services/operator-api/drafts';
import type { BlockData } from '~/blocks/render-blocks';
import { filledFields, knownBlocks } from '../document/check/fields';
import type { OtherLanguage, PageFacts } from '../document/check/finding';
import { linksOfBlock } from '../document/check/links-of-block';
import type { Document } from '../document/tree';
import { findDeadLinks } from './dead-links.server';
import type { EditedPage } from './edited-page.server';

/** The parts of the rendered page that the check needs. */
export type ShownPage = { hasOwnHeading: boolean; blockData: BlockData };

type PageFactsRequest = { page: EditedPage; blocks: Document; shown: ShownPage; author: string };

/** The facts that the check of a page needs besides its blocks. */
export async function loadPageFacts(
  context: AppLoadContext,
  asked: PageFactsRequest,
): Promise<PageFacts> {
  const { blocks, shown } = asked;
  const known = knownBlocks(blocks);
  const addresses = known.flatMap(linksOfBlock).map(({ address }) => address);
  const pictures = known
    .flatMap(filledFields)
    .filter(({ kind }) => kind === 'imageUrl')
    .map(({ value }) => value);
  const [deadLinks, pictureWidths, otherLanguage] = await Promise.all([
    findDeadLinks(context, addresses),
    widthsOf(context, pictures),
    loadOther(context, asked),
  ]);
  const withoutGoods = new Set(
    known.map(({ meta }) => meta.uuid).filter((uuid) => isEmptyList(shown.blockData[uuid])),
  );
  return {
    hasOwnHeading: shown.hasOwnHeading,
    deadLinks,
    pictureWidths,
    withoutGoods,
    otherLanguage,
  };
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}

/** The library's pictures among some addresses. */
async function widthsOf(
  { operator }: AppLoadContext,
  addresses: readonly string[],
): Promise<Map<string, number>> {
  const keys = new Map(
    addresses.flatMap((address) => {
      const [, key] = /^\/media\/([0-9a-f]{64})\//.exec(address) ?? [];
      return key === undefined ? [] : [[address, key] as const];
    }),
  );
  const items = await Promise.all(
    [...new Set(keys.values())].map((key) => operator.getStorageMetadata({ key })),
  );
  const widths = new Map(items.flatMap((item) => (item ? [[item.key, item.width] as const] : [])));
  return new Map(
    [...keys].flatMap(([address, key]) => {
      const width = widths.get(key);
      return width === undefined ? [] : [[address, width] as const];
    }),
  );
}

/** Null if the shop has one language, or while this page itself is only the template. */
async function loadOther(
  { operator: { drafts } }: AppLoadContext,
  { page: { key }, author }: PageFactsRequest,
): Promise<OtherLanguage | null> {
  const lang = otherLocale(key.lang);
  if (!lang) return null;
  const there = { ...key, lang };
  const [own, other, ownRevisions, revisions] = await Promise.all([
    drafts.read(key, author),
    drafts.read(there, author),
    drafts.revisions(key),
    drafts.revisions(there),
  ]);
  if (!isStored(own) && own.draft === null) return null;
  return {
    blocks: other.live.blocks,
    isStored: isStored(other),
    publishedAt: revisions[0]?.at.toISOString() ?? null,
    ownPublishedAt: ownRevisions[0]?.at.toISOString() ?? null,
  };
}

/** A page that is saved empty is shown as if nothing were stored (§7). */
function isStored({ live }: PageState): boolean {
  return live.version > 0 && live.blocks.length > 0;
}
