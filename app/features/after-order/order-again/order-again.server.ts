import * as z from 'zod';
import { byIntent, done, form, formAction } from '~/features/page/form-action.server';
import type { FlashNotice } from '~/features/page/notices/notice-cookie.server';
import { orderLink } from '~/features/after-order/confirmation/load-confirmation.server';
import { openOrder } from '~/features/after-order/confirmation/open-order.server';
import type { RequestContext } from '~/services/context.server';
import type { OrderedAgain } from '~/services/shop-api';
import { orderAgainView, type OrderAgainView } from './order-again-view';

type Params = Record<string, string | undefined>;
export type OrderAgainData = { again: OrderAgainView; orderPath: string };

export async function loadOrderAgain(
  context: RequestContext,
  params: Params,
): Promise<OrderAgainData> {
  const { order, orderPath } = await openOrder(context, params);
  const again = await context.shop.doOrderAgainInformation(orderLink(params));
  return { again: orderAgainView(again, order, context.priceGroup), orderPath };
}

/** The version of the displayed cart: a form sent twice is applied once. */
const schema = z.object({
  cartVersion: z
    .string()
    .default('')
    .transform((text) => (/^\d{1,15}$/.test(text) ? Number(text) : 0)),
});

const again = (onlyWhatFits: boolean) =>
  form({
    schema,
    places: { '*': 'order-again' },
    async run({ cartVersion }, { context, params }) {
      const wish = { ...orderLink(params), cartVersion, onlyWhatFits };
      return done(context, '/cart', ...notices(await context.shop.doOrderAgain(wish)));
    },
  });

/** Everything unchanged, or nothing; or the available part. */
export const orderAgainAction = formAction(
  ({ context, params }) => loadOrderAgain(context, params),
  byIntent({ all: again(false), fitting: again(true) }, 'all'),
);

function notices({ addedLines, leftLines }: OrderedAgain): FlashNotice[] {
  const added: FlashNotice = {
    type: 'positive',
    key: 'orderAgain.added',
    values: { count: addedLines },
  };
  if (leftLines === 0) return [added];
  return [added, { type: 'warning', key: 'orderAgain.left', values: { count: leftLines } }];
}
