import { addressKey } from '~/lib/address-key.server';
import type { CommerceContext } from '../../core/commerce-context';
import { isWithinRate, limitRate, limitRates } from '../../core/rate-limit';

const DAY = 24 * 60 * 60;
/** Proofs by visitors with the link of an order: from one network, and from all networks. */
const WITH_LINK = { network: { max: 10, seconds: DAY }, all: { max: 30, seconds: DAY } };
/** Lookups of orders by number from one network; a buyer who looks for their order needs few. */
const LOOKUPS = { max: 20, seconds: 60 * 60 };
/** Lookups of one order by its number, from all networks, that a right proof alone answers. */
const OPEN_LOOKUPS = { max: 10, seconds: DAY };

/**
 * Counts a proof for an order or offer by a visitor with its link, whose key cannot be guessed. A
 * visitor who knows only the number uses up nothing of this. Throws `security.tooManyRequests`.
 */
export async function limitProofs(ctx: CommerceContext, orderId: number): Promise<void> {
  const network = addressKey(ctx.visitor.clientAddress);
  await limitRates(ctx, {
    [`order:link:${orderId}`]: WITH_LINK.all,
    [`order:link:${orderId}:${network}`]: WITH_LINK.network,
  });
}

/**
 * Counts a lookup of an order by its number, which is no secret. False: there were so many lookups
 * of this one today that a right proof opens it by mail alone, because a proof is short and guesses
 * come from many networks; that locks no buyer out. Throws `security.tooManyRequests` for a network
 * with too many lookups.
 */
export async function countLookup(ctx: CommerceContext, orderId: number): Promise<boolean> {
  await limitRate(ctx, `order:find:${addressKey(ctx.visitor.clientAddress)}`, LOOKUPS);
  return isWithinRate(ctx, `order:lookup:${orderId}`, OPEN_LOOKUPS);
}
