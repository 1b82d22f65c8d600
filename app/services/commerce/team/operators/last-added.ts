import type { Operator } from '../../../operator-api/operator';
import type { OperatorContext } from './operator-context';

/** Maximum number of stored names. */
const KEPT = 4;

/** The block types that an operator has added to pages, latest first. */
export async function findLastAdded(
  { pool }: OperatorContext,
  { id }: Operator,
): Promise<string[]> {
  const { rows } = await pool.query<{ names: string[] }>(
    'select last_added as names from operator where id = $1',
    [id],
  );
  return rows[0]?.names ?? [];
}

/** Moves a name to the head of the list, which contains it once. */
export async function noteAdded(
  { pool }: OperatorContext,
  { id }: Operator,
  name: string,
): Promise<void> {
  await pool.query(
    `update operator
     set last_added = (array_prepend($2::text, array_remove(last_added, $2)))[:${KEPT}]
     where id = $1`,
    [id, name],
  );
}
