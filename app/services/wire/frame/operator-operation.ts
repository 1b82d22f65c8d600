import type * as z from 'zod';
import { may, type Operator, type Right } from '~/services/operator-api/operator';
import { ShopError } from '~/services/shop-api';
import { operation, type Entry, type WireCall, type WireOperation } from './operation';

/**
 * The session of the operator decides (decision 038), not that of a shopper or the header of an
 * editor in another client.
 */
type OperatorEntry<In extends z.ZodType | null, Out extends z.ZodType> = Omit<
  Entry<In, Out>,
  'run'
> & {
  right: Right;
  run: (
    ...given: [...Parameters<Entry<In, Out>['run']>, by: Operator]
  ) => ReturnType<Entry<In, Out>['run']>;
};

/**
 * An entry of a table only for operators with `right`, which is checked before the body is read.
 */
export function operatorOperation<In extends z.ZodType | null, Out extends z.ZodType>(
  entry: OperatorEntry<In, Out>,
): WireOperation {
  const { right, run, ...rest } = entry;
  const guarded = operation<In, Out>({
    ...rest,
    run: async (input, call) => run(input, call, await requireOperator(call, right)),
  });
  return { ...guarded, right };
}

/**
 * The calling operator. Throws `editor.invalidEditorHash` (403) for everybody without the right.
 */
export async function requireOperator(
  { operator }: Pick<WireCall, 'operator'>,
  right: Right,
): Promise<Operator> {
  const session = await operator.session();
  if (!session?.isComplete || !may(session.operator, right)) {
    throw new ShopError('editor.invalidEditorHash');
  }
  return session.operator;
}
