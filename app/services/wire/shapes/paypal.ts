import * as z from 'zod';
import { plainDecimal } from '~/lib/plain-decimal';
import type { ExpressPayment, PayPalSettings } from '~/services/shop-api';

/** The shop's account at PayPal (§3 Payment provider settings). */
export const wirePayPalSettingsSchema = z.strictObject({
  merchantId: z.string(),
  clientId: z.string(),
  extra: z.strictObject({ sandbox: z.boolean() }),
});

export function toWirePayPalSettings({ isSandbox, ...ids }: PayPalSettings) {
  return { ...ids, extra: { sandbox: isSandbox } };
}

const link = z.strictObject({ href: z.string(), rel: z.string(), method: z.string() });

/** The started transaction, and the address of its approval. */
export const wirePayPalTransactionSchema = z.strictObject({
  id: z.string(),
  status: z.enum(['CREATED', 'APPROVED']),
  isAutocaptured: z.literal(true),
  links: z.array(link),
});

export function toWirePayPalTransaction({ id, state, checkoutUrl }: ExpressPayment) {
  return {
    id,
    status: state === 'paid' ? ('APPROVED' as const) : ('CREATED' as const),
    isAutocaptured: true as const,
    links: checkoutUrl ? [{ href: checkoutUrl, rel: 'approve', method: 'GET' }] : [],
  };
}

/** The payer and the amount, in PayPal's form, as far as the shop knows it. */
export const wirePayPalOrderSchema = z.strictObject({
  result: z.strictObject({
    id: z.string(),
    intent: z.literal('CAPTURE'),
    status: z.enum(['CREATED', 'APPROVED', 'COMPLETED', 'VOIDED']),
    purchase_units: z.array(
      z.strictObject({
        amount: z.strictObject({ currency_code: z.string(), value: z.string() }),
        shipping: z
          .strictObject({
            name: z.strictObject({ full_name: z.string() }),
            address: z.strictObject({
              address_line_1: z.string(),
              admin_area_2: z.string(),
              postal_code: z.string(),
            }),
          })
          .optional(),
      }),
    ),
    payer: z
      .strictObject({
        name: z.strictObject({ given_name: z.string(), surname: z.string() }),
        email_address: z.string(),
      })
      .optional(),
  }),
});

/** `APPROVED` waits for its order; `VOIDED` has failed or is refunded. */
const STATUS = {
  open: 'CREATED',
  paid: 'APPROVED',
  used: 'COMPLETED',
  returned: 'VOIDED',
  ended: 'VOIDED',
} as const;

export function toWirePayPalOrder({ id, state, amount, currency, payer }: ExpressPayment) {
  const sum = { currency_code: currency, value: plainDecimal(amount) };
  return {
    result: {
      id,
      intent: 'CAPTURE' as const,
      status: STATUS[state],
      purchase_units: [
        {
          amount: sum,
          ...(payer && {
            shipping: {
              name: { full_name: `${payer.firstName} ${payer.lastName}`.trim() },
              address: {
                address_line_1: `${payer.streetName} ${payer.apartment}`.trim(),
                admin_area_2: payer.city,
                postal_code: payer.zipCode,
              },
            },
          }),
        },
      ],
      ...(payer && {
        payer: {
          name: { given_name: payer.firstName, surname: payer.lastName },
          email_address: payer.email,
        },
      }),
    },
  };
}
