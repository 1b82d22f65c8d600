import type { mail as German } from '../de/mail';

export const mail = {
  greeting: 'Hello,',
  closing: 'Kind regards',
  seller: {
    representative: 'Represented by {name}',
    vatId: 'VAT number {number}',
  },
  orderReceived: {
    title: 'Order confirmation {number}',
    intro:
      'Thank you for your order from {shop}. We received it on {time}. With this e-mail we accept your order, and the contract is concluded. Please keep this e-mail: it contains all the details of the contract, our terms and conditions and the instructions on withdrawal.',
    goods: 'Your products',
    articleNumber: 'Product number {number}',
    each: 'Price each {price}',
    mixedToOrder: 'Mixed to your order: there is no right of withdrawal for these goods.',
    goodsSum: 'Goods incl. VAT',
    coupon: 'Coupon {code}',
    shipping: 'Delivery incl. VAT',
    free: 'free',
    total: 'Total incl. VAT',
    vat: 'including VAT at {rate}',
    payment: 'Payment',
    transfer:
      'Please transfer the amount. We will send the goods as soon as your payment has arrived.',
    transferUntil:
      'Please transfer the amount by {date}. We will send the goods as soon as your payment has arrived. If it has not arrived by then, we will cancel the order and release the products.',
    invoice_one: 'Please pay within {count} day of receiving the goods.',
    invoice_other: 'Please pay within {count} days of receiving the goods.',
    accountOwner: 'Account holder',
    bank: 'Bank',
    amount: 'Amount',
    reference: 'Payment reference',
    delivery: 'Delivery',
    deliveryBy: 'Delivery method: {profile}. Delivery time: {days}.',
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
      'We had not received any payment for your order {number} from {shop} by {date}. We have therefore withdrawn from the contract and cancelled the order. You no longer have to pay anything.',
    other:
      'Your order {number} from {shop} has been cancelled. You no longer have to pay anything.',
    paid: 'If you have transferred the amount in the meantime, we will refund it. In that case, please reply briefly to this e-mail.',
    again: 'If you would still like the products, please order again:',
    shop: 'Go to the shop',
  },
  documentReady: {
    title: '{title} for your order {number}',
    intro: 'please find attached, for your order {number}: {title}.',
    eInvoice:
      'For your accounts the invoice is also attached as XRechnung (XML); the PDF file contains the same data (ZUGFeRD).',
    again: 'You can download the document again at any time from the page of your order:',
  },
  withdrawal: {
    introBrief:
      'We have received several declarations of withdrawal with this e-mail address today. We confirm receipt of another one. Its wording was shown on the page that followed when it was sent; we will send it to you on request.',
    title: 'We have received your withdrawal',
    intro: 'We have received your declaration of withdrawal. This is its content:',
    received: 'Received on',
    receivedUtc: 'Time (UTC)',
    name: 'Name',
    contract: 'Contract',
    email: 'E-mail address',
    items: 'Products',
    message: 'Message',
    next: 'We will write to you about the next steps for the return and the refund.',
    noticeTitle: 'Withdrawal by {name}',
    noticeIntro: 'A customer has withdrawn from a contract through the shop.',
  },
  newsletter: {
    title: 'Please confirm your subscription',
    intro:
      'This e-mail address was signed up for the {shop} newsletter. If you would like to receive it, please confirm your subscription on this page:',
    confirm: 'Confirm subscription',
    ignore: 'If you did not sign up, you do not need to do anything.',
    unsubscribe: 'Unsubscribe from the newsletter',
  },
} satisfies typeof German;
