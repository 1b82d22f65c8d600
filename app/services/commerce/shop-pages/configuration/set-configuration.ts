import { DESIGN_KEYS } from '../../../operator-api/design';
import type { OperatorApi } from '../../../operator-api/operator-api';
import { ShopError } from '../../../shop-api';
import { transact, type CommerceContext } from '../../ground/commerce-context';
import { checkDesign, lockLiveDesign, writeDesign } from './write-design';

type Input = Parameters<OperatorApi['setConfiguration']>[0];

/** As the contract says. One transaction; who comes second is told, and changes nothing. */
export function setConfiguration(
  ctx: CommerceContext,
  { settings, shown, by }: Input,
): Promise<void> {
  checkDesign(settings);
  return transact(ctx, async (ctx) => {
    const present = await lockLiveDesign(ctx);
    if (shown && DESIGN_KEYS.some((key) => present[key] !== shown[key])) {
      throw new ShopError('settings.conflict', { code: 409 });
    }
    await writeDesign(ctx, settings, { present, by });
  });
}
