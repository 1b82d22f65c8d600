import { PaymentProviderError } from './mollie-gateway';

/** Overloaded, in trouble, or still at work on the same key: the same may be sent again. */
export function isAway(status: number): boolean {
  return status >= 500 || [408, 409, 425, 429].includes(status);
}

/** Whether it was done is open. */
export function unavailable(message: string, status: number | null = null): PaymentProviderError {
  return new PaymentProviderError('unavailable', message, status);
}

/** It says what its documentation does not. */
export function unreadable(status: number | null, message: string): PaymentProviderError {
  return new PaymentProviderError('unreadable', message, status);
}
