import type { mail as German } from '../de/mail';

export const mail = {
  greeting: 'Hello,',
  closing: 'Kind regards',
  seller: {
    representative: 'Represented by {name}',
    vatId: 'VAT number {number}',
    taxNumber: 'Tax number {number}',
  },
  orderReceived: {
    title: 'Order confirmation {number}',
    intro:
      'Thank you for your order from {shop}. We received it on {time}. {acceptance} Please keep this e-mail: it contains all the details of the contract, our terms and conditions and the instructions on withdrawal.',
    acceptance: 'With this e-mail we accept your order, and the contract is concluded.',
    goods: 'Your products',
    articleNumber: 'Product number {number}',
    each: 'Price each {price}',
    madeToOrder: 'Made to your order: there is no right of withdrawal for these goods.',
    goodsSum: 'Subtotal incl. VAT',
    coupon: 'Coupon {code}',
    shipping: 'Delivery incl. VAT',
    paymentFee: 'Payment fee incl. VAT',
    free: 'free',
    total: 'Total incl. VAT',
    vat: 'including VAT at {rate}',
    payment: 'Payment',
    transfer:
      'Please transfer the amount. We will send the goods as soon as your payment has arrived.',
    transferUntil:
      'Please transfer the amount by {date}. We will send the goods as soon as your payment has arrived. If it has not arrived by then, we will cancel the order and release the products.',
    payUntil:
      'Have you not paid yet? Please pay by {date} on the page of your order. If we have not received your payment by then, we will cancel the order and release the products.',
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
  orderNotice: {
    title: 'New order {number}: {total}',
    intro: 'An order was placed in the shop on {time}.',
    goods: 'Products ordered',
    due: 'Still to be paid: {amount}',
    waitsForMoney: 'Please send nothing before the money is there.',
    customerSign: 'Reference of the order: {sign}',
    contactWish: 'Message with the order',
    next: 'How to go on',
    documents:
      '“npm run order -- documents {number} papers” puts the documents of this order into the folder “papers”.',
    sent: 'When the products are on their way, note it with “npm run order -- sent {number}”.',
    waiting: '“npm run order -- waiting” shows what else is to be done, and by when.',
  },
  paymentChanged: {
    title: 'Payment method of your order {number}',
    intro:
      'The payment method of your order {number} at {shop} has been changed. Products, amount and delivery address stay the same.',
    notYou: 'Was this not you? Then please reply to this e-mail.',
  },
  orderCancelled: {
    title: 'Order {number} cancelled',
    unpaid:
      'We had not received any payment for your order {number} from {shop} by {date}. We have therefore withdrawn from the contract and cancelled the order. You no longer have to pay anything.',
    other:
      'Your order {number} from {shop} has been cancelled. You no longer have to pay anything.',
    paid: 'If you have transferred the amount in the meantime, we will refund it. In that case, please reply briefly to this e-mail.',
    repaid: 'You paid {amount} for it. We will refund this amount by {date}.',
    onGiftCards: '{amount} is credit on your gift card again.',
    again: 'If you would still like the products, please order again:',
    shop: 'Go to the shop',
  },
  giftCards: {
    title_one: 'Your gift card of order {number}',
    title_other: 'Your gift cards of order {number}',
    intro_one: 'Your order {number} is paid. Here is your gift card:',
    intro_other: 'Your order {number} is paid. Here are your gift cards:',
    file: 'A PDF file to print and give away is attached, and the receipt for you.',
    delivery: 'Your gift cards come by e-mail as soon as everything is paid.',
  },
  documentReady: {
    title: '{title} for your order {number}',
    intro: 'Please find attached, for your order {number}: {title}.',
    eInvoice:
      'For your accounts the invoice is also attached as XRechnung (XML); the PDF file contains the same data (ZUGFeRD).',
    again: 'You can download the document again at any time from the page of your order:',
  },
  offerSent: {
    title: 'Our offer {number}',
    intro: 'Here is your offer {number} from {shop}. It is valid until {date}.',
    next: 'This page shows all the details. You can accept or decline the offer there. We will ask you for your postcode or your name.',
    link: 'View offer',
  },
  returnReceived: {
    title: 'Your return {number}',
    intro:
      'Your return {number} for order {order} has been registered. This is what you are sending back:',
    send: 'Please put the attached return note, or a slip with the number {number}, into the parcel and send it to:',
    faults: 'If a product is faulty, damaged or not what you ordered, we pay for sending it back.',
    next: 'We will check the products as soon as they are here and refund the amount. We will write to you again about this.',
    nextUnpaid:
      'You do not have to pay for these products. As soon as they are here we will check them and write to you again.',
    noticeTitle: 'Return {number} for order {order}',
    noticeIntro: 'A return has been registered through the shop.',
    noticeFault:
      'It names a fault. Please answer first whether you will replace, repair or refund (§ 439 BGB), and how the products come back at our cost.',
  },
  returnRefused: {
    title: 'Return {number} not accepted',
    intro: 'We have examined return {number} from order {order} and do not accept it. It is about:',
    noCredit: 'There is no credit for it.',
    questions:
      'If you do not see why, or would like to know how the products get back to you, please reply to this e-mail.',
  },
  refundMade: {
    title: 'Refund for return {number}',
    intro: 'We are refunding {amount} for return {number} from order {order}.',
    lowered: 'Return {number} has reached us. This lowers your bill for order {order} by {amount}.',
    loweredTitle: 'Your bill after return {number}',
    due: 'Please pay {due} for order {order}.',
    noneDue: 'You do not have to pay anything more for order {order}.',
    partly: 'We will send you {repaid} of this; the rest had not been paid yet.',
    rest: 'The rest had not been paid yet.',
    giftCard: '{amount} of it is credit on your gift card again.',
    discount: 'Share of the coupon',
    amount: 'Refund incl. VAT',
    loweredBy: 'Credit incl. VAT',
    way: 'You will get the money the same way you paid.',
  },
  withdrawal: {
    title: 'We have received your withdrawal',
    intro: 'We have received your declaration of withdrawal. This is its content:',
    messageToo:
      'We have received the message you added as well. It is on the page that was shown after you sent the form.',
    received: 'Received on',
    receivedUtc: 'Time (UTC)',
    name: 'Name',
    contract: 'Contract',
    email: 'E-mail address',
    items: 'Products',
    message: 'Message',
    next: 'We will write to you about the next steps.',
    noticeTitle: 'Withdrawal by {name}',
    noticeTitleOfOrder: 'Withdrawal by {name}, order {number}',
    noticeIntro: 'A customer has withdrawn from a contract through the shop.',
    noticeSum: 'Products of order {number} for {amount} are withdrawn from.',
    noticeList: '“npm run order -- waiting” shows what is to be done, and by when.',
    noticeWords:
      'This declaration has changed no order: what is meant stands there in words alone, or was withdrawn from before. Please read it and decide. “npm run order -- declarations” lists what waits; tick off what is decided with “npm run order -- decided” and the number you find there.',
    noticeEnded: 'Order {number} had not been sent and has ended. Please send nothing.',
    noticeSmaller:
      'Order {number} had not been sent. It no longer holds the products withdrawn from; please send the rest only.',
    noticeMixed:
      'Order {number} holds products withdrawn from that are made to order. Please look at it before sending.',
    noticeCards:
      'Gift cards of order {number} that were withdrawn from are blocked; they do not come back by post.',
    noticeSent: 'Order {number} has been sent; the products are noted as a return.',
    noticeRepay: '{amount} of it had been paid. Please refund it by {date} (section 357 BGB).',
  },
  newsletter: {
    title: 'Please confirm your subscription',
    intro:
      'This e-mail address was signed up for the {shop} newsletter. If you would like to receive it, please confirm your subscription on this page:',
    confirm: 'Confirm subscription',
    ignore: 'If you did not sign up, you do not need to do anything.',
    unsubscribe: 'Unsubscribe from the newsletter',
    settings: 'Change your details',
    settingsTitle: 'Your newsletter: change or unsubscribe',
    settingsIntro:
      'You would like to change your details for the {shop} newsletter or unsubscribe. You can do so on these pages:',
    settingsIgnore: 'If you did not request this e-mail, you do not need to do anything.',
  },
  registered: {
    title: 'Your account with {shop}',
    intro:
      'Your account with {shop} is ready. You sign in with the e-mail address {email} and your password.',
    use: 'In your account you will find your orders and documents, keep addresses for the checkout and reorder what you have bought before.',
    account: 'Go to your account',
    ignore:
      'If you did not create an account, please reply briefly to this e-mail. We will then delete it.',
  },
  alreadyRegistered: {
    title: 'You already have an account',
    intro:
      'Someone tried to create an account with {shop} using this e-mail address. There is one already, and nothing about it has changed. Please sign in here:',
    login: 'Sign in',
    forgotten: 'If you no longer know your password, you can set a new one here:',
    reset: 'Request a new password',
    ignore: 'If this was not you, you do not need to do anything.',
  },
  passwordReset: {
    title: 'Set a new password',
    intro:
      'A new password was requested for your account with {shop}. You can set it on this page:',
    set: 'Set a new password',
    until: 'The link is valid for {minutes} minutes, until {time}. You can use it once.',
    ignore:
      'If this was not you, you do not need to do anything. Your current password remains valid.',
  },
  passwordChanged: {
    title: 'Your password has been changed',
    intro:
      'The password of your account with {shop} has been changed. You are now signed out on all other devices.',
    notYou:
      'If this was not you, please set a new password straight away and reply to this e-mail:',
    reset: 'Request a new password',
  },
  emailConfirm: {
    title: 'Please confirm your new e-mail address',
    intro:
      'The account with {shop} is to have the e-mail address {email} from now on. Please confirm this on this page:',
    confirm: 'Confirm e-mail address',
    until: 'The link is valid for {hours} hours. Until you confirm, everything stays as it is.',
    ignore: 'If this was not you, you do not need to do anything.',
  },
  emailChanged: {
    title: 'Your e-mail address has been changed',
    intro:
      'The e-mail address of your account with {shop} has been changed. From now on we will write to the new address; this one can no longer be used to sign in.',
    notYou: 'If this was not you, please reply to this e-mail straight away.',
  },
  accountDeleted: {
    title: 'Your account has been deleted',
    intro: 'We have deleted your account with {shop}. It can no longer be used to sign in.',
    kept: 'We keep details of your orders only for as long as the law requires. The periods are listed in our privacy policy:',
    privacy: 'Privacy policy',
  },
  orderShipped: {
    title: 'Dispatch confirmation {number}',
    intro: 'Your order {number} from {shop} is on its way to you.',
    carrier: 'Delivery method: {profile}.',
    readyTitle: 'Your order {number} is ready',
    readyIntro: 'Your order {number} from {shop} is ready for collection.',
    readyBring: 'Please name your order number {number} when you collect it.',
    readyGoods: 'Ready for you',
    track: 'You can follow your parcel from the page of your order.',
    goods: 'In this delivery',
    address: 'Delivery address',
    link: 'View order',
    damage:
      'If anything arrives damaged, please reply to this e-mail with a photo. We will send you a replacement.',
  },
  dataLink: {
    title: 'Your data at {shop}',
    intro:
      'Somebody asked {shop} for the data kept about the e-mail address {email}. This page shows what we keep about it without a customer account, or that it is nothing:',
    open: 'See and download the data',
    until:
      'The link is valid for {hours} hours. You can open it once and then have {minutes} minutes.',
    ignore: 'If this was not you, you need not do anything.',
  },
  reviewRequest: {
    title: 'How do you like what you bought?',
    intro:
      'On {date} you ordered from {shop} (order {number}). If you like, tell others how you get on with it. Good and bad experiences both help:',
    judge: 'Review {goods}',
    read: 'We read each review before it appears, and show good and bad ones.',
    once: 'We ask about this order only this once, as we told you when you ordered. You can object to such e-mails from {shop} at any time, without signing in and at no cost other than that of transmission at basic rates:',
    stop: 'No more e-mails about reviews',
  },
  shadeReminder: {
    title: 'Your shade {shade}',
    intro: 'On {date} you asked {shop} to remind you of this shade today:',
    shade: 'Shade',
    product: 'Product',
    order: 'Last bought',
    bought: 'on {date}, order {number}',
    note: 'Your note',
    again: 'See the product and buy it again',
    account: 'All your shades',
    once: 'We send this reminder once. If you asked for others and do not want them any more, you can end all of them here, without signing in:',
    stop: 'End reminders',
  },
  contact: {
    noticeTitle: 'Contact: {subject}',
    noticeIntro:
      'A message has arrived through the contact form. A reply to this e-mail goes to its sender.',
    received: 'Received on',
    name: 'Name',
    email: 'E-mail address',
    subject: 'Subject',
    language: 'Language',
    orderCheck: 'Check of the order number',
    orderFits: 'belongs to this e-mail address',
    orderUnknown: 'does not fit this e-mail address',
    message: 'Message',
    copyTitle: 'Your message to {shop}',
    copyIntro:
      'You sent us this message through the contact form of {shop}. We will reply to this address.',
    copyBrief:
      'We have received a message through the contact form of {shop} that names this e-mail address. We will reply to this address. We do not repeat its words here, because the form takes any address.',
    copyIgnore:
      'If you did not write to us, someone has entered your e-mail address. You do not need to do anything.',
  },
  review: {
    notice: 'New review: {goods}',
    replyNotice: 'New reply to a review: {goods}',
    decide: 'It is shown once you release it:',
    publish: 'Show',
    refuse: 'Do not show, with a reason',
    fair: 'Good and bad reviews alike are to be shown. You may only refuse what is unlawful, names people or is not about the product; whoever wrote it reads the reason.',
    product: 'Product',
    rating: 'Stars',
    headline: 'Headline',
    text: 'Text',
    author: 'Name',
    at: 'Written',
    refusedTitle: 'We do not show your words about {goods}',
    refused: 'We have read your review of {goods}. We do not show it.',
    replyRefused: 'We have read your reply to a review of {goods}. We do not show it.',
    reason: 'Reason',
    written: 'What you wrote',
    whatNow:
      'You can change the text; then we read it again. If you see it differently, simply answer this e-mail.',
    change: 'Change the text',
  },
  paymentRefunded: {
    title: 'Refund for your order {number}',
    intro: 'We have refunded {amount} for your order {number}.',
    cancelled: 'The order has been cancelled, so we do not keep your payment.',
    withdrawn: 'You withdrew from products that had not been sent yet.',
    overpaid: 'We had received more than there is to pay.',
    other: 'If you have any questions, simply reply to this e-mail.',
  },
  paymentLapsed: {
    title: 'Please pay for your order {number} again',
    intro:
      'The amount of your order {number} had been reserved. The reservation ran out before we could collect it; you have not paid anything.',
    again: 'On the page of the order you can pay again, also in another way:',
  },
  chargeBack: {
    title: 'Charge-back of order {number}',
    intro:
      'The bank has charged back {amount} of order {number}. The amount no longer counts as paid.',
    goods:
      'The order stays as it is: nothing is cancelled, claimed or sent by itself. If it has not been sent yet, please hold it back. Gift cards bought with it are blocked until they are paid for again.',
    what: 'The payment provider says until when you can object. Should the money come after all, book it with npm run order -- paid.',
  },
  expressStuck: {
    title: 'A refund has not arrived: {amount}',
    intro:
      'No order came for a payment from the cart ({providerId}). {amount} were to go back, but the payment provider says that the refund has failed.',
    wait: 'Nothing is sent a second time by itself.',
    what: 'npm run order -- express-retry {id} has it tried once more. If you have paid the money back in another way, note it with npm run order -- express-repaid {id}.',
  },
} satisfies typeof German;
