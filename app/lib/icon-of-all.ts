/** The icon on the wire for payment methods without their own. */
export const ICON_OF_ALL = '/icons/payment.svg';
