import { describe, expect, test } from 'vitest';
import { whileNotSold } from '../support/goods';
import { useSharedShop } from '../support/use-shop';
import { amount, triedIn, words } from '../support/words';

const shop = useSharedShop();

describe.each(triedIn('en'))('under "$prefix" the page shows', ({ prefix, lang }) => {
  const pathOf = async (itemId: number) => {
    const [text] = await shop.query<{ path: string }>(
      `select '/' || ltrim(url_path, '/') || '_' || item_id as path from item_text
        where item_id = $1 and lang = $2`,
      [itemId, lang],
    );
    return prefix + text!.path;
  };

  test('manufacturer and responsible person with postal and e-mail address (1.12, 1.13, 2.93, 2.94)', async () => {
    const [goods] = await shop.query<{ id: number; facts: string[][] }>(
      `select i.id, array[array[m.legal_name, m.street, m.postcode, m.town, m.email],
                          array[r.legal_name, r.street, r.postcode, r.town, r.email]] as facts
         from item i join manufacturer m on m.id = i.manufacturer_id
         join responsible_person r on r.id = i.responsible_person_id
        where i.is_active order by i.id limit 1`,
    );
    const page = await shop.client().get(await pathOf(goods!.id));
    const addresses = [...page.document.querySelectorAll('.product-makers details[open]')];
    const titles = ['product.manufacturer', 'product.responsiblePerson'] as const;
    expect(addresses).toHaveLength(2);
    for (const [at, address] of addresses.entries()) {
      expect(address.querySelector('summary')!.textContent).toBe(words(lang, titles[at]!));
      for (const fact of goods!.facts[at]!) expect(address.textContent).toContain(fact);
    }
  });

  test('graduated prices with the discount to one decimal (2.92)', async () => {
    const [goods] = await shop.query<{
      id: number;
      variation: number;
      prices: number[];
      from: number[];
    }>(
      `select v.item_id as id, v.id as variation, array_agg(p.price::int order by p.minimum_quantity) as prices,
              array_agg(p.minimum_quantity order by p.minimum_quantity) as from
         from variation_price p join variation v on v.id = p.variation_id and v.is_active
         join item i on i.id = v.item_id and i.is_active
        where p.kind = 'default'
          and not exists (select from variation_price s
                           where s.variation_id = v.id and s.kind not in ('default', 'rrp'))
        group by v.id, v.item_id having count(*) > 1 order by v.id limit 1`,
    );
    const page = await shop.client().get(`${await pathOf(goods!.id)}_${goods!.variation}`);
    const rows = [...page.document.querySelectorAll('.price-steps tbody tr')].map((row) =>
      row.textContent.replace(/\s+/g, ' '),
    );
    expect(rows).toHaveLength(goods!.from.length);
    for (const [at, row] of rows.entries()) {
      const price = goods!.prices[at]!;
      expect(row).toContain(words(lang, 'product.stepFrom', { count: goods!.from[at]! }));
      expect(row).toContain(amount(price, lang));
      const percent = (100 * (goods!.prices[0]! - price)) / goods!.prices[0]!;
      const shown = percent.toFixed(1).replace('.', lang === 'de' ? ',' : '.');
      if (at > 0) expect(row).toContain(shown);
    }
  });

  test('reviews with author, stars and the method by which each was verified (2.91)', async () => {
    const [goods] = await shop.query<{ id: number; count: number }>(
      `select item_id as id, count(*)::int as count from review
        where is_visible and parent_id is null and rating is not null
        group by item_id order by count(*) desc, item_id limit 1`,
    );
    const page = await shop.client().get(await pathOf(goods!.id));
    const list = [...page.document.querySelectorAll('.review')];
    expect(list.length).toBeGreaterThan(0);
    expect(list.length).toBeLessThanOrEqual(goods!.count);
    for (const review of list) {
      expect(review.querySelector('[aria-label]')).not.toBeNull();
      expect(review.textContent?.trim().length).toBeGreaterThan(20);
    }
    expect(page.text('.reviews-check').length).toBeGreaterThan(50);
  });

  test('that goods without options cannot be ordered, without mentioning an option', async () => {
    const [set] = await shop.query<{ id: number; itemId: number }>(
      `select v.id, v.item_id as "itemId" from variation v join item i on i.id = v.item_id
        where i.item_type = 'bundle' and i.is_active and v.is_active
        order by v.id desc limit 1`,
    );
    const path = await pathOf(set!.itemId);
    await whileNotSold(shop, [set!.id], () =>
      expect
        .poll(async () => (await shop.client().get(path)).text('form.buy'))
        .toContain(words(lang, 'product.notSalableItem')),
    );
  });
});
