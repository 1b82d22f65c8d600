/** The most pieces a line may be asked for, and the most characters a coupon code may have. */
export const MAXIMUM = { quantity: 9999, couponCode: 60 };
