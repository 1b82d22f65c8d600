import type { returns as German } from '../de/returns';

export const returns = {
  title: 'Returns',
  noneTitle: 'No returns yet',
  none: 'You have not returned anything yet. You register a return at the order the products are from.',
  toOrders: 'Go to my orders',
  number: 'Return {number}',
  date: 'Registered on',
  order: 'Order',
  refund: 'Credit',
  possibleRefund: 'Possible credit',
  toBeExamined:
    'This holds products made to order. We will first examine whether they can be returned and write to you.',
  status: {
    requested: 'registered',
    received: 'arrived',
    refunded: 'credited',
    refused: 'not accepted',
    cancelled: 'cancelled',
  },
  reason: 'Reason',
  comment: 'Your message',
  quantityOf: '{count} × {name}',
  newTitle: 'Return or report a fault',
  claimTitle: 'Report a fault',
  newIntro:
    'You can send back products from order {number} here, or tell us that one is faulty, damaged or not what you ordered. Please choose how many, and why.',
  claimIntro:
    'You can tell us here that a product from order {number} is faulty, damaged or not what you ordered. The time in which we take products back without a fault is over. Please choose how many, and why.',
  faultRights:
    'If something is faulty you have your statutory rights, for example to a replacement or a repair. We then pay for sending it back.',
  moneyBack: 'As soon as the products arrive we examine them and refund what you paid for them.',
  moneyLess:
    '{due} is still to be paid for this order. We take what you send back off this sum; whatever you paid beyond it we refund once we have examined the products.',
  withdrawalHint:
    'This is not a withdrawal. Your statutory right of withdrawal does not depend on it and needs no reason:',
  withdrawalLink: 'Withdraw from contract here',
  quantity: 'Quantity',
  quantityLeft_one: 'at most {count}',
  quantityLeft_other: 'at most {count}',
  chooseReason: 'Please choose',
  madeToOrder: 'Made to order: we take it back if it is damaged or not what you ordered.',
  note: 'Message to us',
  noteHint: 'If something is faulty: what is wrong, and what would you like us to do?',
  submit: 'Register return',
  submitClaim: 'Send the report',
  notPossibleTitle: 'This order cannot be returned',
  notPossible:
    'The products have not been dispatched yet, have been returned already, or the time is over. Do you have a question? Please write to us:',
  backToOrder: 'View the order',
  error: {
    itemsRequired: 'Please say what you are sending back, and how many.',
    itemsInvalid: 'Please check your choice.',
    quantityWholeNumber: 'Please enter a whole number for “{name}”.',
    quantityTooMany: 'You can return at most {max} of “{name}”.',
    reasonRequired: 'Please choose a reason for “{name}”.',
    reasonMadeToOrder: '“{name}” was made to order. Please choose a reason that names a fault.',
    reasonTooLate:
      'We no longer take “{name}” back without a fault. Please choose a reason that names a fault.',
    noteInvalid: 'Please write at most {max} characters, without invisible characters.',
  },
} satisfies typeof German;
