import { tagPath } from '../../../../lib/tag-path';
import {
  getTaggedInputSchema,
  type GetTaggedInput,
  type Language,
  type TaggedResult,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { listGoods } from './list-goods';

type Row = {
  id: number;
  color: string;
  names: Partial<Record<Language, string>> | null;
  itemIds: number[];
};

const TEXT = `
  select t.id, t.color,
         (select json_object_agg(lang, name) from tag_text
           where tag_id = t.id and btrim(name) <> '') as names,
         array(select item_id from item_tag where tag_id = t.id) as item_ids
    from tag t where t.id = coalesce((select tag_id from former_path where path = $2), $1)`;

/**
 * The goods of a tag with filters (§2 `/tag/{slug}`), or null when the tag does not exist or has no
 * name (§3). A name in one language only is used for the other too, as in filters.
 */
export async function getTagged(
  ctx: CommerceContext,
  input: GetTaggedInput,
): Promise<TaggedResult | null> {
  const given = getTaggedInputSchema.parse(input);
  ctx.touch('catalogue', 'listing');
  const { rows } = await ctx.db.client.query<Row>({
    name: 'tagged',
    text: TEXT,
    values: [given.tagId, given.path?.replace(/^\/+/, '') ?? ''],
  });
  const [tag] = rows;
  if (!tag?.names) return null;
  const { id, color, names, itemIds } = tag;
  const nameIn = (lang: Language) => names[lang] ?? names.de ?? names.en ?? '';
  const [de, en] = (['de', 'en'] as const).map((lang) => tagPath({ id, name: nameIn(lang) }));
  const found = new Map(itemIds.map((itemId) => [itemId, 0]));
  return {
    ...(await listGoods(ctx, given, { found }, 'item.score')),
    tag: { id, names: { name: nameIn(ctx.lang) }, color },
    languageUrls: { de: de!, en: en!, 'x-default': de! },
  };
}
