import type { Dictionary } from '../types';

export const cart = {
  title: 'Cart',
  lines: 'Items in your cart',
  summary: 'Summary',
  empty: 'Your cart is empty',
  emptyText: 'Pick a shade; we mix it and send it to you.',
  itemCount_one: '{count} item in your cart',
  itemCount_other: '{count} items in your cart',
  addedLine: '{count} × {price}',
  toCart: 'View cart',
  checkout: 'Checkout',
  continueShopping: 'Continue shopping',
  update: 'Update',
  less: 'Decrease quantity: {name}',
  more: 'Increase quantity: {name}',
  pricePerPiece: '{price} each',
  surcharge: 'surcharge {price}',
  mixedToOrder: 'There is no right of withdrawal for goods mixed to your order.',
  subtotal: 'Subtotal',
  shipping: 'Delivery',
  shippingTo: 'Delivery to {country} (estimated)',
  shippingFree: 'free',
  total: 'Total',
  vatIncluded: 'The total includes VAT.',
  vatRow: 'including {rate} VAT on {net}',
  coupon: 'Coupon code',
  couponQuestion: 'Do you have a coupon?',
  couponApply: 'Redeem coupon',
  couponRow: 'Coupon {code}',
  deliveryTo: 'We deliver to: {countries}.',
  deliveryTime_one: 'Delivery time: up to {count} working day.',
  deliveryTime_other: 'Delivery time: up to {count} working days.',
  payWith: 'You can pay by: {methods}.',
  conditionsLink: 'Delivery, shipping costs and payment in detail',
  error: {
    quantity: {
      required: 'Please enter a quantity.',
      format: 'Please enter the quantity as a whole number from 1 upwards.',
      maximum: 'We cannot take more than 9999 pieces at once.',
    },
    couponCode: {
      required: 'Please enter a coupon code.',
      length: 'A coupon code has at most 60 characters.',
    },
    cart: {
      addToBasket: {
        orderPropertiesInvalid:
          'Some details of this item are still missing. Please fill them in on the product page.',
      },
    },
  },
} satisfies Dictionary['cart'];
