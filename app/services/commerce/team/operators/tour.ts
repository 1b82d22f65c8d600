import type { Operator, TourStep } from '../../../operator-api/operator';
import type { OperatorContext } from './operator-context';

/**
 * The operator's current step of the editor's tour. Null for an operator who has left the tour, or
 * had changed a page before it was first offered: they know the editor. Once offered, the tour
 * stays while they edit.
 */
export async function findTourStep(
  { pool }: Pick<OperatorContext, 'pool'>,
  operator: Operator,
): Promise<TourStep | null> {
  const { rows } = await pool.query<{ step: TourStep | null; isFirst: boolean }>(
    `select o.tour_step is null as is_first, case
       when o.tour_step is not null then nullif(o.tour_step, 0)
       when exists (select from block_draft where author = o.email)
         or exists (select from block_revision where author = o.email) then null
       else 1 end as step
     from operator o where o.id = $1`,
    [operator.id],
  );
  const { step = null, isFirst = false } = rows[0] ?? {};
  if (isFirst && step !== null) await goToTourStep({ pool }, operator, step);
  return step;
}

/** Goes to a step of the tour; null leaves it permanently. */
export async function goToTourStep(
  { pool }: Pick<OperatorContext, 'pool'>,
  { id }: Operator,
  step: TourStep | null,
): Promise<void> {
  await pool.query('update operator set tour_step = $2 where id = $1', [id, step ?? 0]);
}
