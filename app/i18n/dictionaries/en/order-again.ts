import type { orderAgain as German } from '../de/order-again';

/** Ordering again. */
export const orderAgain = {
  title: 'Order again',
  lead: 'Order {number} of {date}, at the prices of today.',
  link: 'Order again',
  backToOrder: 'Back to the order',
  changed: 'What has changed',
  unchanged: 'As before',
  price: '{price} each',
  priceThen: 'then {price}',
  quantity_one: '{count} piece',
  quantity_other: '{count} pieces',
  all: 'Add everything to the cart',
  fitting_one: 'Add {count} available product to the cart',
  fitting_other: 'Add {count} available products to the cart',
  nothing: 'None of it can be ordered again as it was at the moment.',
  added_one: '{count} product of your order is in the cart.',
  added_other: '{count} products of your order are in the cart.',
  left_one:
    '{count} product is missing because it cannot be ordered again as it was at the moment.',
  left_other:
    '{count} products are missing because they cannot be ordered again as they were at the moment.',
  obstacle: {
    gone: 'This product no longer exists.',
    notSalable: 'Not available to order at the moment.',
    properties:
      'The details of this product no longer fit. Please add the product to the cart anew on its page.',
    file: 'A file belongs to this product. Please upload the file again on the page of the product.',
    stock_one: 'We have {count} piece of it at the moment.',
    stock_other: 'We have {count} pieces of it at the moment.',
    soldOut: 'Sold out at the moment.',
  },
} satisfies typeof German;
