import { byKey, decimal, euros, list, moment } from '../kit/sql';

const price = (name: string, kind: string) =>
  `left join variation_price ${name} on ${name}.variation_id = v.id and ${name}.kind = '${kind}'
     and ${name}.minimum_quantity = 1`;

export const variations = `
  select v.external_id as variation, v.id, i.external_id as item, v.number,
    ${list(
      'w.external_id',
      byKey('w.external_id'),
      `variation_attribute_value l join attribute_value w on w.id = l.attribute_value_id
        where l.variation_id = v.id`,
    )} as attributes,
    v.is_main, v.is_active, v.position, v.availability_id as availability,
    ${moment('v.available_until')} as available_until, u.unit_code as unit,
    ${decimal('u.content_milli', 1000)} as content, v.minimum_order_quantity,
    v.interval_order_quantity, v.maximum_order_quantity,
    case when v.is_stock_limited then coalesce(s.on_hand, 0)::text else 'unlimited' end as stock,
    v.vat_class, v.weight_g, v.width_mm, v.height_mm, v.length_mm, v.gtin, v.mpn,
    array_to_string(v.customer_classes, '|') as customer_classes,
    array_to_string(v.countries, '|') as countries, array_to_string(v.languages, '|') as languages,
    ${euros('own.price')} as price, ${euros('rrp.price')} as rrp,
    ${euros('offer.price')} as special_offer,
    ${moment('offer.valid_from')} as special_offer_from,
    ${moment('offer.valid_to')} as special_offer_to,
    ${list(
      `p.minimum_quantity || ':' || ${euros('p.price')}`,
      'p.minimum_quantity',
      `variation_price p where p.variation_id = v.id and p.kind = 'default'
        and p.minimum_quantity > 1`,
    )} as graduated_prices
  from variation v join item i on i.id = v.item_id
    join unit_combination u on u.id = v.unit_combination_id
    left join stock s on s.variation_id = v.id
    ${price('own', 'default')} ${price('rrp', 'rrp')} ${price('offer', 'special_offer')}
  order by v.id`;

/**
 * The price of each piece, and since when. A repeated price is left out: the importer adds one for
 * all new goods.
 */
export const priceHistory = `
  select variation, ${moment('valid_from')} as since, ${euros('price')} as price
  from (select v.id, v.external_id as variation, h.valid_from, h.price,
          lag(h.price) over (partition by h.variation_id order by h.valid_from) as before
        from price_history h join variation v on v.id = h.variation_id) notes
  where price is distinct from before
  order by id, valid_from`;
