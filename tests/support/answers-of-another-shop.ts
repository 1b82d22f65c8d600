import type { Shaper } from '~/services/wire/shapes/shaper';

/** Another instance of this shop, which writes its answers in the same format. */
export const ANOTHER: Shaper = {
  locale: 'de',
  priceGroup: 'gross',
  customerId: null,
  publicOrigin: 'https://upstream.example',
  referrerId: 1,
};

/** An answer after transport over the wire. */
export function sent(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer));
}
