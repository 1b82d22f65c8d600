import {
  getExpressPaymentInputSchema,
  ShopError,
  type ExpressPayment,
  type ExpressPaymentOperations,
  type GetExpressPaymentInput,
} from '../../../shop-api';
import { PaymentProviderError, type MolliePayment } from '../../../payments/mollie/mollie-gateway';
import type { CommerceContext } from '../../core/commerce-context';
import { findExpress, findExpressByProviderId, type ExpressRow } from './express-row';
import { payerAddress } from './payer-address';
import { startExpress } from './start-express';
import { syncExpress } from './sync-express';

/** Paying from the cart, before the order (open point 1.10). */
export function expressPaymentOperations(ctx: CommerceContext): ExpressPaymentOperations {
  return {
    getPayPalSettings: async () => ({
      merchantId: ctx.mollie?.paypal.merchantId ?? '',
      clientId: ctx.mollie?.paypal.clientId ?? '',
      isSandbox: ctx.mollie?.isSandbox ?? false,
    }),
    async doCreateExpressPayment() {
      const { row, answer } = await startExpress(ctx);
      return toExpress(ctx, row, answer);
    },
    getExpressPayment: (input) => getExpress(ctx, input),
  };
}

async function getExpress(
  ctx: CommerceContext,
  input: GetExpressPaymentInput,
): Promise<ExpressPayment | null> {
  const parsed = getExpressPaymentInputSchema.safeParse(input);
  if (!parsed.success) throw new ShopError('payment.notFound');
  if (ctx.visitor.sessionId === null || !ctx.mollie) return null;
  const { paymentId, isAsking } = parsed.data;
  const found = paymentId ? await findExpressByProviderId(ctx, paymentId) : await findExpress(ctx);
  if (found?.sessionId !== ctx.visitor.sessionId) return null;
  const answer = isAsking ? await ask(ctx, found) : null;
  const now = answer ? await findExpressByProviderId(ctx, answer.id) : found;
  return toExpress(ctx, now ?? found, answer);
}

/** Null: the provider cannot be reached now. */
async function ask(ctx: CommerceContext, row: ExpressRow): Promise<MolliePayment | null> {
  try {
    return await syncExpress(ctx, row);
  } catch (error) {
    if (error instanceof PaymentProviderError) return null;
    throw error;
  }
}

async function toExpress(
  ctx: CommerceContext,
  { providerId, asked, currency, state }: ExpressRow,
  answer: MolliePayment | null,
): Promise<ExpressPayment> {
  const { countries } = await ctx.reference();
  return {
    id: providerId ?? '',
    state: state === 'returning' || state === 'stuck' ? 'returned' : state,
    amount: asked,
    currency,
    checkoutUrl: answer?.checkoutUrl ?? null,
    payer: answer?.payer ? payerAddress(answer.payer, countries) : null,
  };
}
