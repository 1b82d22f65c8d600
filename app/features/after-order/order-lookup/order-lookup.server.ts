import * as z from 'zod';
import { whyLogin } from '~/features/after-order/confirmation/load-confirmation.server';
import { anybody, done, form, formAction, Refusal } from '~/features/page/form-action.server';
import { found } from '~/features/page/id-field.server';
import { isShopError, readId } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

/** Looks an order up by one known fact: postcode, last name or company name. */
export const lookupAction = formAction(
  anybody,
  form({
    schema: z.object({
      orderId: z
        .string('orderId.required')
        .trim()
        .min(1, 'orderId.required')
        .refine((number) => readId(number) !== null, 'orderId.format'),
      proof: z
        .string('proof.required')
        .trim()
        .min(1, 'proof.required')
        .transform((known) => known.slice(0, LIMITS.address.companyName)),
    }),
    texts: {
      'orderId.required': 'orderLookup.error.orderId',
      'orderId.format': 'orderLookup.error.orderId',
      'proof.required': 'orderLookup.error.proof',
      'order.otherAccount': 'orderLookup.error.otherAccount',
    },
    places: { order: 'orderId', 'security.tooManyRequests': 'orderId', '*': 'orderId' },
    async run({ orderId: number, proof }, { context }) {
      const orderId = found(readId(number));
      try {
        const { id, accessKey } = await context.shop.doFindOrder({ orderId, proof });
        return done(context, `/confirmation/${id}/${accessKey}`);
      } catch (error) {
        if (!isShopError(error, 'order.additionalAuthenticationRequiredLogin')) throw error;
        if (context.visitor.principal.kind === 'customer') {
          throw new Refusal({ orderId: 'order.otherAccount' });
        }
        return done(context, `/my-account/my-orders/${orderId}`, whyLogin(context, error));
      }
    },
  }),
);
