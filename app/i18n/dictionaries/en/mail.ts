import type { mail as German } from '../de/mail';

export const mail = {
  greeting: 'Hello,',
  closing: 'Kind regards',
  seller: {
    representative: 'Represented by {name}',
    vatId: 'VAT ID {number}',
  },
  orderReceived: {
    title: 'Order confirmation {number}',
    intro:
      'thank you for your order at {shop}. It reached us on {time}. With this e-mail we accept your order; the contract is concluded. Please keep this e-mail: it holds the details of the contract, our terms and conditions and the instructions on withdrawal.',
    goods: 'Your items',
    articleNumber: 'Item number {number}',
    each: 'Price each {price}',
    mixedToOrder: 'Mixed to your order: there is no right of withdrawal for these goods.',
    goodsSum: 'Goods incl. VAT',
    coupon: 'Coupon {code}',
    shipping: 'Shipping incl. VAT',
    free: 'free',
    total: 'Total incl. VAT',
    vat: 'of which VAT {rate}',
    payment: 'Payment',
    transfer: 'Please transfer the amount. We send the goods once it has arrived.',
    transferUntil:
      'Please transfer the amount by {date}. We send the goods once it has arrived. If it has not arrived by then, we cancel the order and release the items.',
    invoice_one: 'Please pay within {count} day of receiving the goods.',
    invoice_other: 'Please pay within {count} days of receiving the goods.',
    accountOwner: 'Account owner',
    bank: 'Bank',
    amount: 'Amount',
    reference: 'Reference',
    delivery: 'Delivery',
    deliveryBy: 'Sent with {profile}, delivery time {days}.',
    billing: 'Billing address',
    customerSign: 'Your reference',
    contactWish: 'Your message to us',
    link: 'View order',
    withdrawal:
      'Within the withdrawal period you can also withdraw from the contract online, without signing in:',
  },
  orderCancelled: {
    title: 'Order {number} cancelled',
    unpaid:
      'We received no payment for your order {number} at {shop} by {date}. We have therefore withdrawn from the contract and cancelled the order. You no longer have to pay anything.',
    other: 'Your order {number} at {shop} has been cancelled. You no longer have to pay anything.',
    paid: 'If you have sent the money in the meantime, we will refund it. In that case please reply briefly to this e-mail.',
    again: 'If you would still like the items, please order them again:',
    shop: 'Go to the shop',
  },
  cancellation: {
    introBrief:
      'Several declarations of withdrawal with this e-mail address reached us today. We confirm the receipt of another one. Its wording was shown on the page after sending; we will send it to you on request.',
    title: 'We received your withdrawal',
    intro: 'Your declaration of withdrawal has reached us. This is what it says:',
    received: 'Received on',
    receivedUtc: 'Time (UTC)',
    name: 'Name',
    contract: 'Contract',
    email: 'E-mail',
    items: 'Items',
    message: 'Message',
    next: 'We will write to you about the next steps for the return and the refund.',
    noticeTitle: 'Withdrawal by {name}',
    noticeIntro: 'A contract was withdrawn from in the shop.',
  },
  newsletter: {
    title: 'Please confirm your subscription',
    intro:
      'the newsletter of {shop} was requested for this address. If you would like to receive it, please confirm on this page:',
    confirm: 'Confirm subscription',
    ignore: 'If you did not ask for it, you need not do anything.',
    unsubscribe: 'Do not write to me again',
  },
} satisfies typeof German;
