import type { CommerceContext } from '../../core/commerce-context';

/**
 * Records that the visitor's cart uses these files (`hash/filename`), and returns those that are
 * not this visitor's. Run it inside `changeVisitor`: the job that deletes unused files waits for
 * it.
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

/** Assigns the files of a cart to its order. False when one of them does not exist. */
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

/** Assigns the files of this session to the customer at log-in, for all their browsers. */
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
