type Query = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** Adds orders of earlier years to a customer: copies of the first one, with its lines. */
export async function copyOrders(query: Query, customerId: number, count: number): Promise<void> {
  const columnsOf = async (table: string, apart: string[]) => {
    const rows = await query<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_name = $1 and not column_name = any ($2)`,
      [table, apart],
    );
    return rows.map(({ name }) => name);
  };
  const own = ['id', 'attempt_id_hash', 'cart_id', 'cart_version'];
  const columns = await columnsOf('orders', own);
  const words = await columnsOf('order_line', ['id', 'order_id']);
  const from = (alias: string, names: string[]) => names.map((name) => `${alias}.${name}`).join();
  await query(
    `with first as (select * from orders where customer_id = $1 and type_id = 1 order by id limit 1),
     filled as (
       insert into cart (status) select 'converted' from generate_series(1, $2) returning id
     ), attempt as (
       insert into checkout_attempt (id_hash, cart_id, cart_version, quote_hash)
       select sha256(convert_to('copy ' || id, 'UTF8')), id, 1, '' from filled
       returning id_hash, cart_id
     ), copy as (
       insert into orders (${columns.join()}, attempt_id_hash, cart_id, cart_version)
       select ${from('first', columns)}, attempt.id_hash, attempt.cart_id, 1 from first, attempt
       returning id
     )
     insert into order_line (order_id, ${words.join()})
     select copy.id, ${from('l', words)} from copy, order_line l join first on first.id = l.order_id`,
    [customerId, count],
  );
}
