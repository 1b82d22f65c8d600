import type { StoredHazard } from '../../../../../database/schema';
import type { Manufacturer, ResponsiblePerson } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { COMPANY_JSON, inLanguage } from './company';
import { IMAGE_JSON, type ImageRow } from '../listing/image';

export type ProductTexts = {
  name1: string;
  urlPath: string;
  title: string;
  shortDescription: string;
  description: string;
  technicalData: string;
  metaDescription: string;
  keywords: string;
};

export type ProductItem = {
  texts: ProductTexts;
  /** Url path per language. */
  urlPaths: Partial<Record<'de' | 'en', string>>;
  hazard: StoredHazard | null;
  isSoldOnline: boolean;
  weeeNumber: string;
  isMadeToOrder: boolean;
  durabilityGuaranteeYears: number | null;
  condition: string;
  gtin: string;
  mpn: string;
  manufacturer: Manufacturer | null;
  responsiblePerson: ResponsiblePerson | null;
  /** The default category first. */
  categoryIds: number[];
  itemImages: ImageRow[];
  variationImages: ImageRow[];
};

/** SQL: the pictures of item `i` for which the condition holds. */
export const ITEM_IMAGES = (condition: string) => `array(
  select ${IMAGE_JSON} from item_image g join image p on p.hash = g.image_hash
   where g.item_id = i.id and ${condition} order by g.position, g.id)`;

/** SQL: the texts of a product, where `t` is its item_text in the language of the request. */
export const TEXTS_JSON = `json_build_object('name1', t.name1, 'urlPath', t.url_path, 'title', t.title,
           'shortDescription', t.short_description, 'description', t.description,
           'technicalData', t.technical_data, 'metaDescription', t.meta_description,
           'keywords', t.keywords)`;

/** SQL: ids of the categories of item `i`, the default one first. */
export const CATEGORY_IDS = `array(select category_id from item_category where item_id = i.id
                order by is_default desc, position, category_id)`;

const TEXT = `
  select ${TEXTS_JSON} as texts,
         (select json_object_agg(lang, url_path) from item_text where item_id = i.id) as url_paths,
         i.hazard, i.is_sold_online, i.weee_number,
         i.is_mixed_to_order as is_made_to_order,
         i.durability_guarantee_years, i.condition, v.gtin, v.mpn,
         case when m.id is not null then ${COMPANY_JSON('m')} end as manufacturer,
         case when r.id is not null then ${COMPANY_JSON('r')} end as "responsiblePerson",
         ${CATEGORY_IDS} as category_ids,
         ${ITEM_IMAGES('g.variation_id is null')} as item_images,
         ${ITEM_IMAGES('g.variation_id = v.id')} as variation_images
    from variation v
    join item i on i.id = v.item_id
    left join manufacturer m on m.id = i.manufacturer_id
    left join responsible_person r on r.id = i.responsible_person_id
    cross join lateral (select * from item_text
                         where item_id = i.id order by lang = $2 desc limit 1) t
   where v.id = $1`;

/** The data of a variation's item for the product page; the variation must exist. */
export async function loadProductItem(
  ctx: CommerceContext,
  variationId: number,
): Promise<ProductItem> {
  const { rows } = await ctx.db.client.query<ProductItem>({
    name: 'product_item',
    text: TEXT,
    values: [variationId, ctx.lang],
  });
  const item = rows[0]!;
  const { manufacturer, responsiblePerson } = item;
  return {
    ...item,
    manufacturer: manufacturer && inLanguage(ctx.lang, manufacturer),
    responsiblePerson: responsiblePerson && inLanguage(ctx.lang, responsiblePerson),
  };
}
