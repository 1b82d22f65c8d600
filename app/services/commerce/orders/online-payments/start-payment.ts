import { canonicalPrefix, localePath } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import type { Cents, Language, PreparedPayment } from '../../../shop-api';
import {
  PaymentProviderError,
  type MolliePayment,
  type NewMolliePayment,
} from '../../../payments/mollie/mollie-gateway';
import type { OnlinePayments } from '../../../payments/mollie/online-payments';
import { accessKeyOf } from '../../core/access-key';
import type { CommerceContext } from '../../core/commerce-context';
import { orderRulesOf } from '../../core/settings/order-rules';
import { providerOf } from '../../sale/payments/providers';
import { loadBalanceFacts } from '../balance/balance-facts';
import { balanceOf } from '../balance/balance';
import { adoptExpress } from '../express-payments/adopt-express';
import { applyAnswer } from './apply-answer';
import { makeOnce } from './make-once';
import { findPayment, type OnlinePaymentRow } from './online-payment-row';
import { queueRelease } from '../../sale/payments/mollie/queue-work';

/** Methods whose money can be authorized until the goods are sent. */
const HOLDABLE: readonly string[] = ['creditcard'];

const NOT_STARTED: PreparedPayment = { type: 'errorCode', value: 'payment.notStarted' };
const CONTINUE: PreparedPayment = { type: 'continue', value: '' };

export type StartOptions = {
  /** For a card whose fields the provider embedded in the page. */
  cardToken?: string | undefined;
};

/**
 * What the shopper does after an order is written: pays at the provider, or nothing there. Called
 * again it leads to the same payment, by the same key where the provider's answer was lost. Never
 * in a transaction: the provider may be slow. When it fails, the order stands, the page offers to
 * pay, and a job tries again (`payment.notStarted`).
 */
export async function startPayment(
  ctx: CommerceContext,
  orderId: number,
  paymentKey: string,
  options: StartOptions = {},
): Promise<PreparedPayment> {
  const provider = providerOf(paymentKey);
  if (!provider) return { type: 'errorCode', value: 'payment.notAvailable' };
  if (provider.online === null) return CONTINUE;
  if (!ctx.mollie) return { type: 'errorCode', value: 'payment.notAvailable' };
  const { rows } = await ctx.db.client.query<{ id: number }>(
    `select id from payment where order_id = $1 and status = 'open'`,
    [orderId],
  );
  const payment = rows[0] && (await findPayment(ctx, rows[0].id));
  if (!payment) return CONTINUE;
  try {
    const answer = await payAt(ctx, ctx.mollie, payment, options);
    return answer?.checkoutUrl ? { type: 'redirectUrl', value: answer.checkoutUrl } : CONTINUE;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (error.reason !== 'unavailable') {
      ctx.mollie.log(`payment ${payment.id} of order ${orderId} was not started: ${error.message}`);
    }
    return NOT_STARTED;
  }
}

/**
 * The payment as the provider has it, created if missing; null: there is nothing to pay. Throws a
 * `PaymentProviderError`.
 */
export async function payAt(
  ctx: CommerceContext,
  mollie: OnlinePayments,
  payment: OnlinePaymentRow,
  options: StartOptions = {},
): Promise<MolliePayment | null> {
  if (payment.providerId !== null) {
    return booked(ctx, payment, await mollie.gateway.getPayment(payment.providerId));
  }
  const adopted = await adopt(ctx, payment);
  if (adopted) return payAt(ctx, mollie, adopted);
  const asked = await settleSum(ctx, payment);
  if (asked === 0) return null;
  const input = await newPayment(ctx, mollie, { ...payment, asked }, options);
  const answer = await makeOnce(ctx, mollie, payment, input);
  await ctx.hook('payment:created');
  await noteProviderId(ctx, payment, answer);
  await ctx.hook('payment:noted');
  // With card data no redirect may be needed.
  return booked(ctx, { ...payment, asked, providerId: answer.id }, answer);
}

/** Money that was paid from the cart for exactly this order; null: there is none. */
async function adopt(
  ctx: CommerceContext,
  payment: OnlinePaymentRow,
): Promise<OnlinePaymentRow | null> {
  if (payment.asked !== null) return null;
  const { due } = balanceOf(await loadBalanceFacts(ctx, payment.orderId));
  const adopted = due === 0 ? null : await adoptExpress(ctx, payment, due);
  return adopted && { ...payment, ...adopted };
}

/** Applies the answer if the payment is no longer open. */
async function booked(
  ctx: CommerceContext,
  payment: OnlinePaymentRow,
  answer: MolliePayment | null,
): Promise<MolliePayment | null> {
  if (answer?.status !== 'open') await applyAnswer(ctx, payment, answer);
  return answer;
}

/**
 * The requested amount: what is due before the first request, recorded before it is sent. So a
 * repeated request has the same key and amount.
 */
async function settleSum(ctx: CommerceContext, payment: OnlinePaymentRow): Promise<Cents> {
  if (payment.asked !== null) return payment.asked;
  const { due } = balanceOf(await loadBalanceFacts(ctx, payment.orderId));
  if (due === 0) return 0;
  const { rows } = await ctx.db.client.query<{ asked: Cents }>(
    `update payment set asked = coalesce(asked, least(amount, $2)) where id = $1 returning asked`,
    [payment.id, due],
  );
  return rows[0]!.asked;
}

async function newPayment(
  ctx: CommerceContext,
  mollie: OnlinePayments,
  payment: OnlinePaymentRow & { asked: Cents },
  { cardToken }: StartOptions,
): Promise<NewMolliePayment> {
  const { orderId, attempt } = payment;
  const { rows } = await ctx.db.client.query<{ lang: Language; salt: Buffer; buysCards: boolean }>(
    `select lang, access_key_salt as salt, exists (select from order_line
       where order_id = o.id and is_gift_card and unsent < quantity) as buys_cards
     from orders o where id = $1`,
    [orderId],
  );
  const { lang, salt, buysCards } = rows[0]!;
  const back = new URLSearchParams({
    plenty_order_id: String(orderId),
    plenty_order_access_key: accessKeyOf(ctx.secret, orderId, salt),
  });
  const path = localePath(canonicalPrefix(lang), '/mollie-payment');
  const { settings } = await ctx.reference();
  const method = providerOf(payment.paymentKey)?.online ?? null;
  // Gift cards are issued when their money has arrived, so it is not only authorized.
  const isHeld =
    orderRulesOf(settings).holdCardMoney && !buysCards && HOLDABLE.includes(method ?? '');
  return {
    idempotencyKey: payment.idempotencyKey,
    amount: payment.asked,
    currency: payment.currency,
    description: translate(lang, 'orderPayment.providerDescription', { number: orderId }),
    redirectUrl: `${mollie.publicOrigin}${path}?${back}`,
    webhookUrl: mollie.webhookUrl,
    locale: lang === 'de' ? 'de_DE' : 'en_US',
    method,
    captureMode: isHeld ? 'manual' : 'automatic',
    metadata: { orderId, attempt },
    ...(cardToken !== undefined && { cardToken }),
  };
}

/** A payment that was given up during the request is cancelled at the provider too. */
async function noteProviderId(
  ctx: CommerceContext,
  payment: OnlinePaymentRow,
  answer: MolliePayment,
): Promise<void> {
  const { rows } = await ctx.db.client.query<{ status: string }>(
    `update payment set provider_id = $2, provider_status = $3, checked_at = $4,
       next_check_at = $4::timestamptz + interval '1 minute'
     where id = $1 and provider_id is null
       and not exists (select from payment where provider_id = $2) returning status`,
    [payment.id, answer.id, answer.status, ctx.now()],
  );
  if (!rows[0]) {
    const now = await findPayment(ctx, payment.id);
    if (now?.providerId === answer.id) return;
    throw new PaymentProviderError(
      'unreadable',
      `the provider gave payment ${payment.id} the number ${answer.id}, which is another one's`,
    );
  }
  if (rows[0].status !== 'open') await queueRelease(ctx, payment.id, 'open');
}
