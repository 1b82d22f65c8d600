/** The provider's payment ids; one may be part of a path: no slash, no dot. */
export const MOLLIE_PAYMENT_ID = /^tr_[A-Za-z0-9]{4,64}$/;
