import { LIMITS } from '~/services/shop-api/entities/field-limits';

type Line = { orderItemId: number; quantity: number };

const MOST_LINES = 1_000;
const LINES = /^(?:[1-9]\d{0,8}x[1-9]\d{0,4}(?: |$))*$/;

/** "12x2 15x1": pieces by line, as the check page submits them; undefined for any other text. */
export function carriedLines(text: string): Line[] | undefined {
  if (text.length > 16 * MOST_LINES || !LINES.test(text)) return undefined;
  const lines = [...text.matchAll(/(\d+)x(\d+)/g)].map(([, id, quantity]) => ({
    orderItemId: Number(id),
    quantity: Number(quantity),
  }));
  const isTooMuch = lines.some(({ quantity }) => quantity > LIMITS.cart.quantity);
  return isTooMuch || lines.length > MOST_LINES ? undefined : lines;
}
