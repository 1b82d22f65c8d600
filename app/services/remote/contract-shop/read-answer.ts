import type * as z from 'zod';
import { RemoteFailure } from '~/services/remote/upstream/remote-failure';

/**
 * The part of an answer that this shop shows. Unknown fields are ignored. Throws a RemoteFailure
 * that names the operation and the field, and contains nothing of the answer itself.
 */
export function readAnswer<Schema extends z.ZodType>(
  operation: string,
  schema: Schema,
  answer: unknown,
): z.output<Schema> {
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new RemoteFailure(
    `The answer to ${operation} is none of the contract: ${issue?.path.join('.')} ${issue?.message}`,
    { method: 'POST', url: operation, isAway: false },
  );
}
