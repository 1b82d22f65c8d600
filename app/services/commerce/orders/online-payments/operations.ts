import { setTimeout as sleep } from 'node:timers/promises';
import type * as z from 'zod';
import {
  attachMolliePaymentInputSchema,
  attachPaymentInputSchema,
  createMolliePaymentFromBasketInputSchema,
  createMolliePaymentFromOrderInputSchema,
  getMolliePaymentAndUpdateStatusInputSchema,
  getMolliePaymentInputSchema,
  patchMolliePaymentInputSchema,
  ReceivedError,
  ShopError,
  type CreateMolliePaymentFromOrderInput,
  type GetMolliePaymentAndUpdateStatusInput,
  type MollieSettings,
  type OnlinePayment,
  type OnlinePaymentOperations,
} from '../../../shop-api';
import { PaymentProviderError, type MolliePayment } from '../../../payments/mollie/mollie-gateway';
import type { CommerceContext } from '../../core/commerce-context';
import { paymentIcon } from '../../sale/payments/mollie/payment-icon';
import { providerOf } from '../../sale/payments/providers';
import { getOrder } from '../order/get-order';
import { canViewPayment } from './can-view-payment';
import {
  findByProviderId,
  findLatestPayment,
  findPayment,
  toOnlinePayment,
  type OnlinePaymentRow,
} from './online-payment-row';
import { orderOfBasket } from './pay-from-basket';
import { startPayment } from './start-payment';
import { syncPayment } from './sync-payment';

/** How long a page waits for the provider. */
const PATIENCE_MS = 3_000;

/** Payments at the provider (§7 Payment). */
export function onlinePaymentOperations(ctx: CommerceContext): OnlinePaymentOperations {
  const known = async (paymentId: string, accessKey: string | undefined) =>
    knownTo(ctx, await findByProviderId(ctx, paymentId), accessKey);
  return {
    getMollieSettings: async () => settingsOf(ctx),
    async getMolliePayment(input) {
      const { paymentId, accessKey } = read(getMolliePaymentInputSchema, input);
      return withPage(ctx, await known(paymentId, accessKey));
    },
    getMolliePaymentAndUpdateStatus: (input) => updateStatus(ctx, input),
    async doCreateMolliePaymentFromBasket(input) {
      const options = read(createMolliePaymentFromBasketInputSchema, input);
      return createFromOrder(ctx, { ...(await orderOfBasket(ctx)), options });
    },
    doCreateMolliePaymentFromOrder: (input) => createFromOrder(ctx, input),
    async doCreatePlentyPaymentFromMolliePayment(input) {
      const { paymentId, accessKey } = read(getMolliePaymentInputSchema, input);
      return toOnlinePayment(await known(paymentId, accessKey));
    },
    async doAttachMolliePaymentToOrder(input) {
      const { molliePaymentId, orderId, accessKey } = read(attachMolliePaymentInputSchema, input);
      return ofOrder(await known(molliePaymentId, accessKey), orderId);
    },
    async doAttachPaymentToOrder(input) {
      const { paymentId, orderId, accessKey } = read(attachPaymentInputSchema, input);
      return ofOrder(await knownTo(ctx, await findPayment(ctx, paymentId), accessKey), orderId);
    },
    async doPatchMolliePayment(input) {
      const { paymentId, accessKey } = read(patchMolliePaymentInputSchema, input);
      return withPage(ctx, await known(paymentId, accessKey));
    },
    doCaptureMolliePayment: (input) => updateStatus(ctx, read(getMolliePaymentInputSchema, input)),
    getPaymentIcon: ({ method }) => paymentIcon(ctx, method),
  };
}

function settingsOf({ mollie }: CommerceContext): MollieSettings {
  const components = mollie?.components ?? null;
  return {
    preventOrderCreation: false,
    preventOrderCreationGranular: {},
    mollieComponents: components !== null,
    profileId: components?.profileId ?? '',
    isDisturbed: mollie !== null && mollie.gateway.pausedFor() > 0,
  };
}

async function updateStatus(
  ctx: CommerceContext,
  input: GetMolliePaymentAndUpdateStatusInput,
): Promise<OnlinePayment> {
  const { paymentId, orderId, accessKey } = read(getMolliePaymentAndUpdateStatusInputSchema, input);
  const found =
    paymentId === undefined
      ? await findLatestPayment(ctx, orderId!)
      : await findByProviderId(ctx, paymentId);
  const payment = await knownTo(ctx, found, accessKey);
  if (orderId !== undefined && payment.orderId !== orderId) throw notFound();
  let atProvider: MolliePayment | null = null;
  // After this time the page shows the state so far; the booking continues.
  await patiently(syncPayment(ctx, payment.id, (answer) => (atProvider = answer)));
  return toOnlinePayment((await findPayment(ctx, payment.id))!, pageOf(atProvider));
}

/**
 * A payment as stored, and where it is paid as long as it is open: only the provider knows the
 * address of that page.
 */
async function withPage(ctx: CommerceContext, payment: OnlinePaymentRow): Promise<OnlinePayment> {
  const { providerId, status } = payment;
  if (!ctx.mollie || providerId === null || status !== 'open') return toOnlinePayment(payment);
  return toOnlinePayment(
    payment,
    pageOf(await patiently(ctx.mollie.gateway.getPayment(providerId))),
  );
}

/** The provider's page for an open payment; any other is no longer paid there. */
function pageOf(answer: MolliePayment | null | undefined): string | null {
  return answer?.status === 'open' ? answer.checkoutUrl : null;
}

/** Waits as long as a page does; undefined if the provider has not answered by then, or not well. */
async function patiently<T>(work: Promise<T>): Promise<T | undefined> {
  const waited = new AbortController();
  return Promise.race([
    work.catch((error: unknown) => {
      if (!(error instanceof PaymentProviderError)) throw error;
      return undefined;
    }),
    sleep(PATIENCE_MS, undefined, { signal: waited.signal }).catch(() => undefined),
  ]).finally(() => waited.abort());
}

async function createFromOrder(
  ctx: CommerceContext,
  input: CreateMolliePaymentFromOrderInput,
): Promise<OnlinePayment> {
  const { orderId, accessKey, options } = read(createMolliePaymentFromOrderInputSchema, input);
  const order = await getOrder(ctx, { orderId, accessKey });
  if (!providerOf(order.paymentKey)?.online) throw notFound();
  const cardToken = options.ccToken;
  const started = await startPayment(ctx, orderId, order.paymentKey, { cardToken });
  if (started.type === 'errorCode') {
    throw new ReceivedError(started.value, 503, { cause: { orderId } });
  }
  const payment = await findLatestPayment(ctx, orderId);
  if (!payment) throw notFound();
  return toOnlinePayment(payment, started.type === 'redirectUrl' ? started.value : null);
}

/** Throws `payment.notFound` both for an unknown payment and for one of another visitor's order. */
async function knownTo(
  ctx: CommerceContext,
  payment: OnlinePaymentRow | null,
  accessKey: string | undefined,
): Promise<OnlinePaymentRow> {
  if (!payment || !(await canViewPayment(ctx, payment.orderId, accessKey))) throw notFound();
  return payment;
}

function ofOrder(payment: OnlinePaymentRow, orderId: number): OnlinePayment {
  if (payment.orderId !== orderId) throw notFound();
  return toOnlinePayment(payment);
}

function read<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

function notFound(): ShopError {
  return new ShopError('payment.notFound');
}
