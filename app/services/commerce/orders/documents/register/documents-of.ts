/**
 * SQL: the documents of an order as the contract lists them, oldest first. None if the buyer's data
 * were deleted (L-58).
 */
export const DOCUMENTS_OF = (orderId: string, email: string) => `
  (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'type', d.kind, 'number', d.number,
            'date', to_char(d.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'formats', case when d.is_e_invoice then '["pdf", "xrechnung"]'::jsonb
                            else '["pdf"]'::jsonb end) order by d.id), '[]')
   from order_document d
   where (d.order_id = ${orderId} or d.about_order_id = ${orderId}) and ${email} <> '')`;
