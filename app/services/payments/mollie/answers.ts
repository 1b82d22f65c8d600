import * as z from 'zod';
import { MOLLIE_PAYMENT_ID } from '../../shop-api/entities/mollie-payment-id';
import { AMOUNT_VALUE, centsOf } from './amount';
import {
  MOLLIE_STATUSES,
  type MollieMethod,
  type MolliePayment,
  type MollieRefund,
  type Payer,
} from './mollie-gateway';

const amount = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().regex(AMOUNT_VALUE),
});
const cents = amount.transform(({ value }) => centsOf(value));
const noneOr = cents.nullish().transform((value) => value ?? 0);

/** Metadata are ours only if they have exactly our format. */
const metadata = z
  .object({ orderId: z.int().positive(), attempt: z.int().positive() })
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

/** Our key in a payment before its order. */
const expressKey = z
  .object({ express: z.uuid() })
  .transform(({ express }) => express)
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

const text = z.string().max(200).nullish();
/** The payer of a wallet payment, once paid; an unexpected format counts as missing. */
const payer = z
  .object({
    consumerName: text,
    consumerAccount: z.string().max(200),
    shippingAddress: z
      .object({
        streetAndNumber: z.string().max(200),
        postalCode: z.string().max(20),
        city: z.string().max(200),
        country: z.string().length(2),
      })
      .nullish()
      .catch(null),
  })
  .transform(({ consumerName, consumerAccount, shippingAddress }): Payer => ({
    email: consumerAccount,
    name: consumerName ?? '',
    address: shippingAddress ?? null,
  }))
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);

/** A payment in the provider's answer; unused fields are ignored. */
export const paymentAnswer = z
  .object({
    id: z.string().regex(MOLLIE_PAYMENT_ID),
    status: z.enum(MOLLIE_STATUSES),
    amount,
    amountCaptured: noneOr,
    amountRefunded: noneOr,
    amountChargedBack: noneOr,
    method: z.string().max(50).nullish(),
    metadata: z.unknown().optional(),
    details: payer,
    isCancelable: z.boolean().nullish(),
    expiresAt: z.iso.datetime({ offset: true }).nullish(),
    _links: z.object({ checkout: z.object({ href: webAddress }).nullish() }),
  })
  .transform(
    ({
      amount: { value, currency },
      _links: { checkout },
      metadata: said,
      details,
      ...payment
    }): MolliePayment => ({
      ...payment,
      metadata: metadata.parse(said),
      express: expressKey.parse(said),
      payer: details,
      amount: centsOf(value),
      currency,
      method: payment.method ?? null,
      checkoutUrl: checkout?.href ?? null,
      isCancelable: payment.isCancelable ?? false,
      expiresAt: payment.expiresAt ?? null,
    }),
  );

/** A page of the list of payments, the newest first. */
export type PaymentsPage = {
  /** Those that are valid; the account may have others that are not ours. */
  payments: MolliePayment[];
  /** When the last one of the page was created; null: the page is empty. */
  oldest: Date | null;
  /** The id with which the next page begins. */
  next: string | null;
};

export const paymentsAnswer = z
  .object({
    _embedded: z.object({
      payments: z.array(z.looseObject({ createdAt: z.iso.datetime({ offset: true }) })),
    }),
    _links: z.object({ next: z.object({ href: webAddress }).nullish() }),
  })
  .transform(({ _embedded: { payments }, _links: { next } }): PaymentsPage => {
    const last = payments.at(-1);
    const from = next && new URL(next.href).searchParams.get('from');
    return {
      payments: payments.flatMap((each) => paymentAnswer.safeParse(each).data ?? []),
      oldest: last ? new Date(last.createdAt) : null,
      next: from && MOLLIE_PAYMENT_ID.test(from) ? from : null,
    };
  });

export const refundAnswer = z.object({
  id: z.string().regex(/^re_[A-Za-z0-9]{4,64}$/),
  status: z.enum(['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled']),
  amount: cents,
}) satisfies z.ZodType<MollieRefund>;

export const refundsAnswer = z
  .object({ _embedded: z.object({ refunds: z.array(refundAnswer) }) })
  .transform(({ _embedded: { refunds } }) => refunds);

/** Excludes future names that cannot become a payment key. */
const METHOD_ID = /^[a-z0-9]{2,30}$/;

/** For tests the provider also lists methods that wait for approval. */
const isSwitchedOn = (status: string | null | undefined) => !status || status === 'activated';

export const methodsAnswer = z
  .object({
    _embedded: z.object({
      methods: z.array(
        z.object({
          id: z.string().max(100),
          description: z.string().min(1).max(100),
          minimumAmount: cents.nullish(),
          maximumAmount: cents.nullish(),
          status: z.string().nullish(),
          image: z.object({ svg: webAddress }),
        }),
      ),
    }),
  })
  .transform(({ _embedded: { methods } }): MollieMethod[] =>
    methods
      .filter(({ id, status }) => METHOD_ID.test(id) && isSwitchedOn(status))
      .map(({ id, description, minimumAmount, maximumAmount, image: { svg } }) => ({
        id,
        description,
        minimumAmount: minimumAmount ?? 0,
        maximumAmount: maximumAmount ?? null,
        iconUrl: svg,
      })),
  );

/** The reason of a refusal. */
export const errorAnswer = z.object({
  title: z.string().optional(),
  detail: z.string().optional(),
  field: z.string().optional(),
});
