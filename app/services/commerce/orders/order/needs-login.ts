import { ShopError } from '../../../shop-api';

/** The error for a visitor who has to log in to see a customer's order or returns (401, §6). */
export function needsLogin(): ShopError {
  return new ShopError('order.additionalAuthenticationRequiredLogin', {
    cause: { authType: 'login' },
  });
}
