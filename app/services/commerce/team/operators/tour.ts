import type { Operator, TourStep } from '../../../operator-api/operator';
import type { OperatorContext } from './operator-context';

/**
 * The step of the editor's tour an operator is at. Null for who has left it, and for who was never
 * asked on and has already changed a page: they know their way.
 */
export async function findTourStep(
  { pool }: OperatorContext,
  { id }: Operator,
): Promise<TourStep | null> {
  const { rows } = await pool.query<{ step: TourStep | null }>(
    `select case
       when o.tour_step is not null then nullif(o.tour_step, 0)
       when exists (select from block_draft where author = o.email)
         or exists (select from block_revision where author = o.email) then null
       else 1 end as step
     from operator o where o.id = $1`,
    [id],
  );
  return rows[0]?.step ?? null;
}

/** Goes to a step of the tour; null leaves it for good. */
export async function goToTourStep(
  { pool }: OperatorContext,
  { id }: Operator,
  step: TourStep | null,
): Promise<void> {
  await pool.query('update operator set tour_step = $2 where id = $1', [id, step ?? 0]);
}
