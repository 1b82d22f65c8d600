import { onShopClock } from '~/lib/shop-time';
import type { Database } from '../../core/database';
import type { Fault } from './fault';
import { missingFacts } from './missing-facts';
import { readShop } from './read-shop';

/**
 * What a shop must not open without and does not have yet: facts of its seller and its texts by the
 * paths of its file (docs/how-to/open-a-shop.md), and facts of its goods, under `goods`.
 */
export async function missingForOpening(db: Database, now: Date): Promise<Fault[]> {
  return [
    ...missingFacts(await readShop(db), onShopClock(now).slice(0, 10)),
    ...(await missingGoods(db)),
  ];
}

/** Missing goods, and missing manufacturers: Art. 19 (a) of Regulation (EU) 2023/988. */
async function missingGoods({ client }: Database): Promise<Fault[]> {
  const { rows } = await client.query<{ all: number; unnamed: number }>(
    `select count(*)::int as all,
       count(*) filter (where m.id is null or m.name = '' or m.street = '' or m.town = ''
         or (m.email = '' and m.contact_url = ''))::int as unnamed
     from item i left join manufacturer m on m.id = i.manufacturer_id
     where i.is_active and i.is_sold_online
       and exists (select from variation v where v.item_id = i.id and v.is_active)`,
  );
  const { all, unnamed } = rows[0]!;
  if (all === 0) return [{ path: 'goods', problem: 'there are none that can be bought' }];
  if (unnamed === 0) return [];
  return [
    {
      path: 'goods',
      problem: `${unnamed} of ${all} name no manufacturer with a postal and an electronic address`,
    },
  ];
}
