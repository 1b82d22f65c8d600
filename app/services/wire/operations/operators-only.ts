import { may, type Operator, type Right } from '~/services/operator-api/operator';
import { ShopError } from '~/services/shop-api';
import type { WireCall } from '../frame/operation';

/**
 * Who works on the shop and may do that, by the session of the operators (decision 038): neither a
 * shopper's session nor the header of an editor elsewhere counts. Throws `editor.invalidEditorHash` (403).
 */
export async function requireOperator({ operator }: WireCall, right: Right): Promise<Operator> {
  const session = await operator.session();
  if (!session?.isComplete || !may(session.operator, right)) {
    throw new ShopError('editor.invalidEditorHash', { code: 403 });
  }
  return session.operator;
}
