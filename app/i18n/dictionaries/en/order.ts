import type { order as German } from '../de/order';

export const order = {
  title: 'Your order',
  number: 'Order number',
  date: 'Order date',
  withdrawn: 'Your withdrawal from this order reached us on {time}.',
  withdrawnOut: 'Taken out of the order, neither sent nor charged: {names}.',
  withdrawnCards:
    'Gift cards withdrawn from are blocked and cannot be used any more. You need not send them back; a gift card that was used already stays valid until we write to you.',
  withdrawnSend:
    'Please send the products back by {date}. We will refund the amount by that day, but not before the products or a proof of posting have reached us.',
  withdrawnSendUnpaid: 'Please send the products back by {date}. You do not have to pay for them.',
  withdrawnUnsent: 'We will refund what you have already paid for it by {date}.',
  withdrawnMixed:
    'Made to order: {names}. As a rule there is no right of withdrawal for this. We will examine your withdrawal and write to you. Please wait for that before you send these products back.',
  withdrawnUnpaid: 'We are not sending the products. You do not have to pay for them.',
  withdrawnOpen:
    'A person examines a part of your withdrawal, for example gift cards that were used or products you named in your own words. We will write to your e-mail address.',
  withdrawnGoods: 'Withdrawn from:',
  thanks: 'Thank you for your order',
  notPaid: 'Your order has not been paid yet',
  lineUnsent_one: '{count} of these withdrawn, neither sent nor charged',
  lineUnsent_other: '{count} of these withdrawn, neither sent nor charged',
  linePrice: '{count} × {price}',
  nextMail: 'We are sending the order confirmation to {email}.',
  sentMail: 'We sent the order confirmation to {email}.',
  nextMailWrong: 'Is this address wrong? Please write to us:',
  nextPaid: 'We have received your payment and are getting your order ready.',
  nextPaidSent: 'We have received your payment.',
  nextTransfer:
    'Please transfer {total} with the payment reference {number}. We will get your order ready as soon as your payment has arrived.',
  nextTransferUntil:
    'Please transfer {total} by {date} with the payment reference {number}. We will get your order ready as soon as your payment has arrived. If it has not arrived by then, we will cancel the order.',
  nextPayWithin_one:
    'Please pay {total} within {count} day of receiving the goods. Payment method: {method}.',
  nextPayWithin_other:
    'Please pay {total} within {count} days of receiving the goods. Payment method: {method}.',
  cancelled: 'This order has been cancelled. You do not have to pay anything.',
  ended:
    'You have withdrawn from this order. We are not sending anything, and you do not have to pay anything.',
  nothingToPay: 'There is nothing to pay.',
  nextFree: 'There is nothing to pay. We are now putting your order together.',
  nextNothing: 'You do not have to pay anything any more.',
  balance: {
    title: 'Payment so far',
    price: 'The order now costs',
    paid: 'Paid',
    due: 'Still to be paid',
    refundable: 'We will refund',
  },
  nextHeld: 'We are now preparing your order.',
  nextPayUntil:
    'Please pay {total} by {date}. Payment method: {method}. If we have not received your payment by then, we will cancel the order.',
  nextPay: 'You pay {total}. Payment method: {method}.',
  sent: 'We dispatched the goods on {date}. Delivery: {carrier}.',
  sentDate: 'Dispatch date',
  fromOffer: 'From our offer {number}.',
  trackAt: '{carrier}: track parcel {number}',
  parcelNumber: '{carrier}: tracking number {number}',
  nextParcel: 'Delivery: {carrier}. Delivery time: {days}.',
  nextParcelBy: 'Delivery: {carrier}.',
  pickup: {
    next: 'You collect the goods: {address}. Opening hours: {hours}. We will write to you as soon as they are ready.',
    nextDays:
      'You collect the goods: {address}. Opening hours: {hours}. Time until collection: {days}. We will write to you as soon as they are ready.',
    ready:
      'Your goods have been ready for collection since {date}: {address}. Opening hours: {hours}.',
    readyDate: 'Ready for collection since',
    address: 'Address',
    hours: 'Opening hours',
  },
  paymentStatus: {
    fullyPaid: 'paid',
    overpaid: 'overpaid',
    partlyPaid: 'partly paid',
    prepaid: 'amount reserved',
    unpaid: 'not paid yet',
    unknown: 'payment is being checked',
    partlyRefunded: 'partly refunded',
    refunded: 'refunded',
    refundDue: 'paid, refund to follow',
    nothingDue: 'nothing to pay',
  },
  bank: {
    title: 'Details for your bank transfer',
    owner: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC',
    name: 'Bank',
    amount: 'Amount',
    reference: 'Payment reference',
    code: 'QR code for the bank transfer of {amount}, payment reference {reference}',
    codeHint: 'Scan the code to make the transfer.',
  },
  softLoginTitle: 'View order',
  softLoginSubmit: 'View order',
  otherProof: 'Use a different detail',
  proofPostcode: 'Postcode of the billing or delivery address',
  proofName: 'Last name or company in the billing or delivery address',
} satisfies typeof German;
