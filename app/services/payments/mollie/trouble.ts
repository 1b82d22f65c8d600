import { PaymentProviderError } from './mollie-gateway';

/** Overloaded, failing, or still working on the same key: the call may be repeated. */
export function isAway(status: number): boolean {
  return status >= 500 || [408, 409, 425, 429].includes(status);
}

/** The error of a call with an unknown result. */
export function unavailable(message: string, status: number | null = null): PaymentProviderError {
  return new PaymentProviderError('unavailable', message, status);
}

/** The error of an answer that contradicts the documentation. */
export function unreadable(status: number | null, message: string): PaymentProviderError {
  return new PaymentProviderError('unreadable', message, status);
}
