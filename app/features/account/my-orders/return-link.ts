import type { TextKey } from '~/i18n/translator';
import type { ReturnableFor } from '~/services/shop-api';

/** Where goods of an order are sent back or claimed, without the prefix of a language. */
export type ReturnLink = { path: string; title: TextKey };

/** The way to the form at this path; null where nothing of the order can come back. */
export function returnLink(
  order: { returnableFor: ReturnableFor },
  path: string,
): ReturnLink | null {
  return order.returnableFor === 'nothing' ? null : { path, title: returnTitle(order) };
}

/** What the form is called: after a while only a fault is a reason. */
export function returnTitle({ returnableFor }: { returnableFor: ReturnableFor }): TextKey {
  return returnableFor === 'faults' ? 'returns.claimTitle' : 'returns.newTitle';
}
