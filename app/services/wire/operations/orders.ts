import * as z from 'zod';
import { randomBytes } from 'node:crypto';
import { isShopError, type OrderAgain } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { operation, type WireCall, type WireTable } from '../frame/operation';
import { wireOrderDocumentSchema } from '../shapes/order/document';
import { toWireOrder, wireOrderSchema } from '../shapes/order/order';
import { withCurrentStatus } from '../shapes/order-again';
import { toWirePage, wirePageSchema } from '../shapes/paging';
import { findReturn } from './returns';
import { orQuestion, wireProofQuestionSchema } from '../shapes/proof-question';
import { wireCountSchema, wireIdSchema, wireKeySchema } from '../shapes/primitives';

/** The default and the maximum number of orders on a page: each of them is read completely. */
const PER_PAGE = { default: 10, most: 50 };

/** A text by which another device proves that it knows an order, or nothing. */
const proof = z.string().max(100).nullish();

/** The fields that open an order. */
const LINK = {
  orderId: wireIdSchema,
  accessKey: wireKeySchema.nullish(),
  name: proof,
  postcode: proof,
};

type Link = z.output<z.ZodObject<typeof LINK>>;

/** Without empty fields: forms send all of them. */
function linkOf({ orderId, accessKey, name, postcode }: Link) {
  return {
    orderId,
    ...(accessKey && { accessKey }),
    ...(name && { name }),
    ...(postcode && { postcode }),
  };
}

async function openOrder(given: Link, call: WireCall) {
  const { orderId, accessKey, postcode, name } = linkOf(given);
  const proof = postcode ?? name;
  // A visitor without a link finds an order by known facts (§6).
  const link = !accessKey && proof ? await findLink({ orderId, proof }, call) : linkOf(given);
  try {
    return await toWireOrder(await call.shop.getOrder(link), call);
  } catch (error) {
    const isUnknown = isShopError(error) && error.key === 'order.notFound';
    const found = isUnknown && accessKey ? await findReturn({ orderId, accessKey }, call) : null;
    if (!found) throw error;
    return found;
  }
}

async function findLink(known: { orderId: number; proof: string }, { shop }: WireCall) {
  const { id, accessKey } = await shop.doFindOrder(known);
  return { orderId: id, accessKey };
}

/**
 * A document of an order, possibly with further fields of the merchandise system; only its number
 * counts.
 */
const documentSchema = wireOrderDocumentSchema.partial().extend({
  id: wireIdSchema,
  directoryId: z.int().nullish(),
  newOrderArchitecture: z.string().optional(),
  pivot: z
    .strictObject({
      plenty_document_reference_document_id: z.string(),
      plenty_document_reference_value: z.string(),
    })
    .optional(),
});

export const orderOperations: WireTable = {
  getOrders: operation({
    about:
      'A customer’s orders, the latest first, ten a page or as many as `items` says, 50 at most; a page too far is the last one.',
    failed: 'order.loadOrdersFailed',
    input: z
      .strictObject({
        page: wireCountSchema.optional(),
        /** The number of orders on a page; `perPage` is an alias. */
        items: wireCountSchema.optional(),
        perPage: wireCountSchema.optional(),
        id: wireIdSchema.optional(),
      })
      .optional(),
    output: z.strictObject({ data: wirePageSchema(wireOrderSchema) }),
    example: { page: 1 },
    needs: ['customer'],
    async run(input, call) {
      const { page = 1, items, perPage } = input ?? {};
      const asked = { page: Math.max(1, page), itemsPerPage: sizeOf(items || perPage) };
      return { data: await pageOfOrders(asked, call) };
    },
  }),

  getOrder: operation({
    about: 'The order a link leads to, or what is to be proved first.',
    input: z.strictObject(LINK),
    output: z.union([wireOrderSchema, wireProofQuestionSchema]),
    example: { orderId: 10_001, accessKey: 'k'.repeat(43) },
    needs: ['order'],
    // A proof makes the device known from then on.
    changes: ({ name, postcode }) => Boolean(name) || Boolean(postcode),
    run: (link, call) => orQuestion(call, () => openOrder(link, call)),
  }),

  setOrderPaymentMethod: operation({
    about: 'Pays an order in another way; `meta.payment` is what the buyer does next.',
    failed: 'order.paymentMethodSwitchFailed',
    input: z.strictObject({ ...LINK, paymentId: wireIdSchema }),
    output: wireOrderSchema,
    example: { orderId: 10_001, accessKey: 'k'.repeat(43), paymentId: 2 },
    needs: ['order'],
    async run({ paymentId, ...link }, call) {
      const { orderId, accessKey, ...given } = linkOf(link);
      // A visitor with the proof is known to the order from then on.
      if ('name' in given || 'postcode' in given) await call.shop.getOrder(linkOf(link));
      const key = { orderId, ...(accessKey && { accessKey }) };
      call.meta['payment'] = await call.shop.setOrderPaymentMethod({ ...key, paymentId });
      return toWireOrder(await call.shop.getOrder(key), call);
    },
  }),

  getOrderDocument: operation({
    about: 'A document of an order as PDF, byte by byte.',
    input: z.strictObject({
      document: z.union([wireIdSchema, documentSchema]),
      accessKey: wireKeySchema,
    }),
    output: z.array(z.int().min(0).max(255)),
    example: { document: 1, accessKey: 'k'.repeat(43) },
    needs: ['order'],
    async run({ document, accessKey }, { shop }) {
      const id = typeof document === 'number' ? document : document.id;
      const { bytes } = await shop.getOrderDocument({ document: id, accessKey });
      return [...bytes];
    },
  }),

  doOrderAgainInformation: operation({
    about: 'An order with what has become of its goods (`currentStatus` of each line).',
    input: z.strictObject({ orderId: wireIdSchema, accessKey: wireKeySchema }),
    output: z.strictObject({ events: z.array(z.unknown()).length(0), data: wireOrderSchema }),
    example: { orderId: 10_001, accessKey: 'k'.repeat(43) },
    needs: ['order'],
    async run(link, call) {
      const again: OrderAgain = await call.shop.doOrderAgainInformation(link);
      const order = await call.shop.getOrder(link);
      return { events: [], data: await withCurrentStatus(order, again, call) };
    },
  }),

  doMigrateGuestOrderToCustomer: operation({
    about: 'Puts a guest’s order into the account of the customer who is logged in.',
    input: z.strictObject({ ...LINK, accessKey: wireKeySchema.min(1) }),
    output: wireOrderSchema,
    example: { orderId: 10_001, accessKey: 'k'.repeat(43) },
    needs: ['order'],
    async run({ accessKey, ...link }, call) {
      await call.shop.doMigrateGuestOrderToCustomer({
        ...linkOf({ ...link, accessKey: undefined }),
        accessKey,
      });
      return openOrder({ orderId: link.orderId, accessKey }, call);
    },
  }),

  doSubmitCancellation: operation({
    about: 'Declares a withdrawal from a contract; its receipt goes to the mailbox.',
    input: z.strictObject({
      email: z.string().max(254),
      name: z.string().max(200),
      orderId: z.string().max(500),
      /** The goods, or the reason; employees read it before anything is removed from the order. */
      reason: z.string().max(LIMITS.withdrawal.declared).nullish(),
      /** Accepted and ignored: a withdrawal must not fail because of a challenge. */
      'cf-turnstile-response': z.string().max(2048).nullish(),
    }),
    output: z.strictObject({ email: z.string() }),
    example: { email: 'anna@example.de', name: 'Anna Müller', orderId: '10001', reason: '' },
    async run({ email, name, orderId, reason }, { shop }) {
      const receipt = await shop.doSubmitCancellation({
        email,
        name,
        orderId,
        items: reason ?? '',
        submissionId: randomBytes(16).toString('base64url'),
      });
      return { email: receipt.email };
    },
  }),
};

function sizeOf(asked: number | undefined): number {
  return Math.max(1, Math.min(asked || PER_PAGE.default, PER_PAGE.most));
}

/** The pages of the shop have another size; each order of this one is read like on its own page. */
async function pageOfOrders(asked: { page: number; itemsPerPage: number }, call: WireCall) {
  const { itemsPerPage } = asked;
  const known = await call.shop.getOrders({ page: 1 });
  const { totalsCount, itemsPerPage: shopSize } = known;
  const page = Math.min(asked.page, Math.max(1, Math.ceil(totalsCount / itemsPerPage)));
  const from = (page - 1) * itemsPerPage;
  const before = Math.floor(from / shopSize);
  const ids: number[] = [];
  for (
    let at = before + 1;
    (at - 1) * shopSize < Math.min(from + itemsPerPage, totalsCount);
    at += 1
  ) {
    const { entries } = at === 1 ? known : await call.shop.getOrders({ page: at });
    ids.push(...entries.map(({ id }) => id));
  }
  const orders = [];
  for (const orderId of ids.slice(from - before * shopSize).slice(0, itemsPerPage)) {
    orders.push(await openOrder({ orderId }, call));
  }
  return toWirePage({ page, itemsPerPage, totalsCount }, orders);
}
