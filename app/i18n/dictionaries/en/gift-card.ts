import type { giftCard as German } from '../de/gift-card';

/** Gift cards that are bought in the shop. */
export const giftCard = {
  title_one: 'Your gift card',
  title_other: 'Your gift cards',
  worth: 'Gift card worth {amount} for {shop}',
  code: 'Code',
  amount: 'Value',
  left: 'Balance',
  lastDay: 'Valid until',
  blocked: 'Blocked; this gift card cannot be used to pay any more.',
  terms:
    'The gift card can be used in several orders; what is left stays on the card. It does not pay for other gift cards and is not paid out.',
  likeCash: 'Whoever knows the code can pay with it. So keep it like cash.',
  byMail: 'Comes by e-mail as soon as it is paid.',
  priceNote: 'without VAT and delivery costs',
  taxedLater:
    'Gift cards bear no VAT when they are bought: it is due when they are used (section 3(15) of the German VAT Act).',
  nextStep: 'We send you your gift cards by e-mail as soon as everything is paid.',
  sent: 'We have sent you your gift cards by e-mail. They are also further down on this page.',
  allTogether: '{name}: please return all gift cards of the order together.',
  used: '{name}: a gift card of this line was used already or is blocked. Please write to us.',
  comeTogether: 'Gift cards can only be returned all together and unused.',
  codesElsewhere:
    'We show the codes only on the device the order was placed with, and in the customer account. We can send them to the e-mail address of the order once more.',
  sendAgain: 'Send the gift cards again',
  sentAgain: 'The gift cards are on their way to the e-mail address of the order once more.',
} satisfies typeof German;
