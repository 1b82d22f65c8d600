/** SQL: the VAT of an order or a return, rate by rate as the contract lists it, highest first. */
export const VATS_OF = (orderId: string) => `
  (select coalesce(jsonb_agg(jsonb_build_object('rate', x.rate, 'value', x.vat, 'net', x.net)
            order by x.rate desc), '[]')
     from order_tax x where x.order_id = ${orderId})`;
