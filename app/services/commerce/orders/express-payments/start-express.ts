import { randomUUID } from 'node:crypto';
import { canonicalPrefix, localePath } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import { ShopError, type Cents } from '../../../shop-api';
import { PaymentProviderError, type MolliePayment } from '../../../payments/mollie/mollie-gateway';
import type { OnlinePayments } from '../../../payments/mollie/online-payments';
import type { CommerceContext } from '../../core/commerce-context';
import { isWithinRate } from '../../core/rate-limit';
import { priceCart, type PricedCart } from '../../sale/cart/price-cart';
import { EXPRESS_KEY, EXPRESS_METHOD } from '../../sale/payments/mollie/mollie-way';
import { findExpress, type ExpressRow } from './express-row';

const MOST = { max: 20, seconds: 3_600 };
/** The clocks of shop and provider may differ by this much. */
const HOUR = 3_600_000;

/** The payment method for paying from the cart; null: it is not offered for this cart. */
function expressWay(ctx: CommerceContext, priced: PricedCart): { id: number; toPay: Cents } | null {
  if (ctx.mollie === null || priced.lines.length === 0 || priced.openAmount === 0) return null;
  if (priced.noDelivery) return null;
  const way = priced.offeredPayments.find(
    ({ paymentKey, isSelectable }) => paymentKey === EXPRESS_KEY && isSelectable,
  );
  // Its fee replaces that of the chosen payment method.
  return way ? { id: way.id, toPay: priced.openAmount - priced.totals.paymentFee + way.fee } : null;
}

/**
 * Begins a payment from the cart for its current total; called again for the same amount it is the
 * same payment. Money that was paid for another amount is refunded. Never in a transaction. Throws
 * `payment.notAvailable`, `security.tooManyRequests` and, where the provider does not create it,
 * `payment.notStarted`.
 */
export async function startExpress(
  ctx: CommerceContext,
): Promise<{ row: ExpressRow; answer: MolliePayment }> {
  const priced = await priceCart(ctx);
  const way = expressWay(ctx, priced);
  const { sessionId } = ctx.visitor;
  if (!way || !ctx.mollie || sessionId === null) {
    throw new ShopError('payment.notAvailable');
  }
  if (!(await isWithinRate(ctx, `express:${sessionId}`, MOST))) {
    throw new ShopError('security.tooManyRequests');
  }
  const before = await findExpress(ctx);
  const row = before?.asked === way.toPay ? before : await begin(ctx, way.id, way.toPay);
  try {
    const answer = await made(ctx, ctx.mollie, row);
    return { row: { ...row, providerId: answer.id }, answer };
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (error.reason === 'refused') {
      ctx.mollie.log(`express payment ${row.id} was not started: ${error.message}`);
      await ctx.db.client.query(
        `update express_payment set state = 'ended', next_check_at = null
         where id = $1 and state = 'open' and provider_id is null`,
        [row.id],
      );
    }
    throw new ShopError('payment.notStarted');
  }
}

async function begin(ctx: CommerceContext, methodId: number, asked: Cents): Promise<ExpressRow> {
  const { rows } = await ctx.db.client.query<ExpressRow>(
    `with others as (
       update express_payment set state = 'returning', next_check_at = $5
       where session_id = $1 and state = 'paid')
     insert into express_payment (session_id, idempotency_key, method_id, asked, currency, created_at, next_check_at)
     values ($1, $2, $3, $4, $6, $5, $5::timestamptz + interval '2 minutes')
     returning id, session_id, idempotency_key,
       provider_id, asked, currency, state, created_at`,
    [ctx.visitor.sessionId, randomUUID(), methodId, asked, ctx.now(), ctx.currency],
  );
  return rows[0]!;
}

async function made(
  ctx: CommerceContext,
  { gateway, publicOrigin, webhookUrl }: OnlinePayments,
  row: ExpressRow,
): Promise<MolliePayment> {
  const known = row.providerId === null ? null : await gateway.getPayment(row.providerId);
  if (known) return known;
  const about = { express: row.idempotencyKey };
  const answer =
    (await gateway.findPayment(about, new Date(row.createdAt.getTime() - HOUR))) ??
    (await gateway.createPayment({
      idempotencyKey: row.idempotencyKey,
      amount: row.asked,
      currency: row.currency,
      description: translate(ctx.lang, 'orderPayment.express.description'),
      redirectUrl: `${publicOrigin}${localePath(canonicalPrefix(ctx.lang), '/readonly-checkout')}?express=1`,
      webhookUrl,
      locale: ctx.lang === 'de' ? 'de_DE' : 'en_US',
      method: EXPRESS_METHOD,
      captureMode: 'automatic',
      metadata: about,
    }));
  await ctx.hook('express:created');
  await ctx.db.client.query(
    'update express_payment set provider_id = $2 where id = $1 and provider_id is null',
    [row.id, answer.id],
  );
  return answer;
}
