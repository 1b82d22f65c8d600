import type { TextKey } from '~/i18n/translator';
import type { ReturnableFor } from '~/services/shop-api';

/** The form for returns or claims of an order, without the prefix of a language. */
export type ReturnLink = { path: string; title: TextKey };

/** The link to the form at this path; null if nothing of the order can be returned. */
export function returnLink(
  order: { returnableFor: ReturnableFor },
  path: string,
): ReturnLink | null {
  return order.returnableFor === 'nothing' ? null : { path, title: returnTitle(order) };
}

/** The title of the form: after a while only a fault is a reason. */
export function returnTitle({ returnableFor }: { returnableFor: ReturnableFor }): TextKey {
  return returnableFor === 'faults' ? 'returns.claimTitle' : 'returns.newTitle';
}
