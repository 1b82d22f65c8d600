import { normalizeInput } from './normalize-input';

/**
 * The letters and digits of a gift card's code, in capitals: customers copy it from paper, with or
 * without its dashes.
 */
export function giftCardCode(typed: string): string {
  return normalizeInput(typed)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}
