/** What fits into the field of a VAT number: also one pasted with its label, which is left out. */
export const VAT_NUMBER_WITH_LABEL = 60;

/** The limits of an order's fields, in a separate file to keep the checkout's script small. */
export const ORDER_LIMITS = {
  cart: { quantity: 9999, couponCode: 60, orderPropertyText: 128 },
  address: {
    firstName: 100,
    lastName: 100,
    companyName: 100,
    vatNumber: 20,
    streetName: 120,
    apartment: 20,
    zipCode: 12,
    city: 100,
    phoneNumber: 40,
    postNumber: 10,
  },
  checkout: { orderContactWish: 2000, orderCustomerSign: 100 },
} as const;
