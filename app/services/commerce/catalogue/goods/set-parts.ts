import type { StoredHazard } from '../../../../../database/schema';
import type { Manufacturer, Product, ResponsiblePerson } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { COMPANY_JSON, inLanguage } from './company';

export type SetPart = {
  variationId: number;
  quantity: number;
  name: string;
  description: string;
  hazard: StoredHazard | null;
  isSoldOnline: boolean;
  manufacturer: Manufacturer | null;
  responsiblePerson: ResponsiblePerson | null;
};

const TEXT = `
  select b.bundle_variation_id as set_id, v.id as variation_id, b.quantity, t.name1 as name, t.description,
         i.hazard, i.is_sold_online,
         case when m.id is not null then ${COMPANY_JSON('m')} end as manufacturer,
         case when r.id is not null then ${COMPANY_JSON('r')} end as "responsiblePerson"
    from bundle_component b
    join variation v on v.id = b.component_variation_id
    join item i on i.id = v.item_id
    left join manufacturer m on m.id = i.manufacturer_id
    left join responsible_person r on r.id = i.responsible_person_id
    cross join lateral (select name1, description from item_text
                         where item_id = i.id order by lang = $2 desc limit 1) t
   where b.bundle_variation_id = any($1)
   order by b.position, b.component_variation_id`;

/**
 * The parts of sets by the variation ids of the sets, in the operator's order, with their manufacturers
 * and label data. Ids of other goods are missing.
 */
export async function loadSetParts(
  ctx: CommerceContext,
  setIds: readonly number[],
): Promise<Map<number, SetPart[]>> {
  const partsOf = new Map<number, SetPart[]>();
  if (setIds.length === 0) return partsOf;
  const { rows } = await ctx.db.client.query<SetPart & { setId: number }>({
    name: 'set_parts',
    text: TEXT,
    values: [setIds, ctx.lang],
  });
  for (const { setId, ...part } of rows) {
    const parts = partsOf.get(setId) ?? [];
    partsOf.set(setId, parts);
    parts.push({
      ...part,
      manufacturer: part.manufacturer && inLanguage(ctx.lang, part.manufacturer),
      responsiblePerson: part.responsiblePerson && inLanguage(ctx.lang, part.responsiblePerson),
    });
  }
  return partsOf;
}

/** Manufacturers of the parts, each once with its goods (GPSR art. 19). */
export function partMakers(parts: readonly SetPart[]): Product['partMakers'] {
  const makers = new Map<string, Product['partMakers'][number]>();
  for (const { name, manufacturer, responsiblePerson } of parts) {
    if (!manufacturer && !responsiblePerson) continue;
    const key = JSON.stringify([manufacturer, responsiblePerson]);
    const known = makers.get(key) ?? { goods: [], manufacturer, responsiblePerson };
    if (!known.goods.includes(name)) known.goods.push(name);
    makers.set(key, known);
  }
  return [...makers.values()];
}
