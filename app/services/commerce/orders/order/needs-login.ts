import { ShopError } from '../../../shop-api';

/** Asks who wants to see a customer's order or returns to log in first (401, §6). */
export function needsLogin(): ShopError {
  return new ShopError('order.additionalAuthenticationRequiredLogin', {
    code: 401,
    cause: { authType: 'login' },
  });
}
