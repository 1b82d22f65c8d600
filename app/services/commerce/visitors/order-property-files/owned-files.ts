import type { CommerceContext } from '../../core/commerce-context';

/**
 * Notes that the visitor's cart holds these files (`hash/filename`), and gives those that are not
 * this visitor's. Run it inside `changeVisitor`: the job that deletes unused files waits for it.
 */
export async function strangeFiles(ctx: CommerceContext, values: string[]): Promise<string[]> {
  if (values.length === 0) return [];
  const { rows } = await ctx.db.client.query<{ value: string }>({
    name: 'private_files_use',
    text: `update private_file set used_at = $3
            where (session_id = $1 or customer_id = $5)
              and hash = any($4) and hash || '/' || file_name = any($2)
           returning hash || '/' || file_name as value`,
    values: [ctx.visitor.sessionId, values, ctx.now(), values.map(hashOfValue), customerId(ctx)],
  });
  const own = new Set(rows.map(({ value }) => value));
  return values.filter((value) => !own.has(value));
}

/** The files of a cart belong to its order from now on. False when one of them is not there. */
export async function giveFilesToOrder(
  ctx: CommerceContext,
  orderId: number,
  values: string[],
): Promise<boolean> {
  const files = new Set(values);
  if (files.size === 0) return true;
  const { rowCount } = await ctx.db.client.query({
    name: 'private_files_order',
    text: `update private_file set order_id = $3, session_id = null, customer_id = null
            where (session_id = $1 or customer_id = $5)
              and hash = any($4) and hash || '/' || file_name = any($2)`,
    values: [
      ctx.visitor.sessionId,
      [...files],
      orderId,
      [...files].map(hashOfValue),
      customerId(ctx),
    ],
  });
  return rowCount === files.size;
}

/** What this visit brought is the customer's from the log-in on, in all their browsers. */
export async function giveFilesToCustomer(
  ctx: CommerceContext,
  sessionId: number,
  customerId: number,
): Promise<void> {
  await ctx.db.client.query(
    'update private_file set customer_id = $2, session_id = null where session_id = $1',
    [sessionId, customerId],
  );
}

function customerId({ visitor }: CommerceContext): number | null {
  return visitor.customer?.id ?? null;
}

function hashOfValue(value: string): string {
  return value.split('/', 1)[0] ?? '';
}
