/** The icon that the wire names for ways to pay without a picture of their own. */
export const ICON_OF_ALL = '/icons/payment.svg';
