import type { VisitedShop } from './start-shop';
import type { ShopClient, ShopPage } from './shop-client';

/** Returns an item of several plain variations, and its address without a choice. */
export async function itemWithChoice(
  shop: Pick<VisitedShop, 'query'>,
  lang: 'de' | 'en',
): Promise<{ itemId: number; path: string }> {
  const [item] = await shop.query<{ itemId: number; path: string }>(
    `select i.id as "itemId", '/' || ltrim(t.url_path, '/') || '_' || i.id as path
     from item i
     join item_text t on t.item_id = i.id and t.lang = $1
     join variation v on v.item_id = i.id and v.is_active
     join stock s on s.variation_id = v.id and s.on_hand - s.reserved >= 10
     where i.is_active and i.item_type = 'default' and not i.is_mixed_to_order
       and v.availability_id < 9 and v.minimum_order_quantity = 1 and v.interval_order_quantity = 1
       and not exists (select 1 from item_property ip join property p on p.id = ip.property_id
                       where ip.item_id = i.id and p.is_order_property)
     group by i.id, t.url_path
     having count(*) > 2
        and count(*) = (select count(*) from variation a where a.item_id = i.id and a.is_active)
     order by i.id
     limit 1`,
    [lang],
  );
  if (!item) throw new Error('The demo catalogue has no item to choose a variation of');
  return item;
}

/** Chooses the first value of each attribute, by link or form, until the page shows a variation. */
export async function chooseVariation(client: ShopClient, product: ShopPage): Promise<ShopPage> {
  let page = product;
  for (let steps = 0; steps < 6; steps += 1) {
    if (page.document.querySelector('form.buy input[name=productId]')) return page;
    page = await chooseNext(client, page);
  }
  throw new Error(`Choosing on ${product.url} came to no variation`);
}

async function chooseNext(client: ShopClient, page: ShopPage): Promise<ShopPage> {
  for (const group of page.document.querySelectorAll('.choice-group')) {
    const select = group.querySelector<HTMLSelectElement>('select[name=choose]');
    if (select) {
      if (select.value) continue;
      const value = [...select.options].find((option) => option.value)!.value;
      const chosen = await client.submit(page.form(`#${group.id} form`), { choose: value });
      return chosen.status === 200 ? chosen : client.follow(chosen);
    }
    if (group.querySelector('a[aria-current]')) continue;
    return client.get(group.querySelector('a')!.href);
  }
  throw new Error(`Nothing is left to choose on ${page.url}`);
}
