import { SETTINGS } from '../../demo/base/settings';
import { configurationOf } from '../../app/services/commerce/shop-pages/configuration/get-configuration';
import {
  accountDeletedMail,
  alreadyRegisteredMail,
  emailChangedMail,
  emailConfirmMail,
  passwordChangedMail,
  passwordResetMail,
  registeredMail,
} from '../../app/services/mail/account-mails';
import { contactCopyMail, contactNoticeMail } from '../../app/services/mail/contact-mails';
import { dataLinkMail } from '../../app/services/mail/own-data-link-mail';
import { documentReadyMail } from '../../app/services/mail/document-ready';
import { giftCardsReadyMail } from '../../app/services/mail/gift-cards-ready';
import type { MailFrame } from '../../app/services/mail/mail-layout';
import type { MailDocument } from '../../app/services/mail/mail-document';
import {
  newsletterOptInMail,
  newsletterSettingsMail,
} from '../../app/services/mail/newsletter-mails';
import { offerSentMail } from '../../app/services/mail/offer-sent';
import {
  chargeBackMail,
  expressStuckMail,
  paymentLapsedMail,
  paymentRefundedMail,
} from '../../app/services/mail/online-payment-mails';
import { orderCancelledMail } from '../../app/services/mail/order-cancelled';
import { orderNoticeMail } from '../../app/services/mail/order-notice';
import { orderReceivedMail } from '../../app/services/mail/order-received';
import { orderShippedMail } from '../../app/services/mail/order-shipped';
import { paymentChangedMail } from '../../app/services/mail/payment-changed';
import { refundMadeMail } from '../../app/services/mail/refund-made';
import { returnNoticeMail } from '../../app/services/mail/return-notice';
import { returnReceivedMail } from '../../app/services/mail/return-received';
import { returnRefusedMail } from '../../app/services/mail/return-refused';
import { reviewNoticeMail, reviewRefusedMail } from '../../app/services/mail/review-notice-mails';
import { reviewRequestMail } from '../../app/services/mail/review-request-mail';
import { vatNumberNoticeMail } from '../../app/services/mail/vat-number-notice';
import { shadeReminderMail } from '../../app/services/mail/shade-reminder';
import {
  withdrawalNoticeMail,
  withdrawalReceiptMail,
} from '../../app/services/mail/withdrawal-receipt';
import { ACCESS_KEY, LEGAL_TEXT, MOMENT, sampleOrder } from './sample-order';

type Lang = MailFrame['lang'];
type Sample = {
  /** In which languages it goes out; the shop's own people read German. */
  langs: readonly Lang[];
  /** False while no picture of it was taken. */
  hasPicture?: false;
  write: (frame: MailFrame) => MailDocument;
};

const BOTH = ['de', 'en'] as const;
const KEY = 'sZ3kq0WbT1nX7yLr5vQ2fGhJ8mCdEaPuHtRi4oKwNlY';

const account = { customerId: 7, email: 'anna@example.com', key: KEY, requestedAt: MOMENT };

const giftCardOrder = (lang: Lang) => ({
  ...sampleOrder(lang),
  boughtGiftCards: [
    {
      orderItemId: 1,
      code: 'FARB-E2VE-RSCH-ENKT',
      amount: 5000,
      openAmount: 5000,
      validTo: '2029-12-31T23:00:00.000Z',
      isBlocked: false,
    },
  ],
});

const withdrawal = (lang: Lang) => ({
  id: 3,
  name: 'Anna Groß-Beispiel',
  contract: '10042',
  email: 'anna@example.com',
  items: lang === 'de' ? '1 Flachpinsel, 50 mm' : '1 flat brush, 50 mm',
  message: '',
  lang,
  receivedAt: MOMENT,
});

const review = (lang: 'de' | 'en') => ({
  id: 57,
  parentId: null,
  goods: lang === 'de' ? 'Wandfarbe Tonwert Weit' : 'Tonwert Weit wall paint',
  rating: 2,
  title: lang === 'de' ? 'Schlecht beraten' : 'Poor advice',
  message:
    lang === 'de'
      ? 'Herr Beispiel hat mir zu wenig Farbe verkauft.'
      : 'Mr Example sold me too little paint.',
  authorName: 'Anna M.',
  lang,
  state: 'refused' as const,
  refusal:
    lang === 'de'
      ? 'Ihre Bewertung nennt eine Person. Bitte lassen Sie den Namen weg.'
      : 'Your review names a person. Please leave the name out.',
  source: 'orderItem',
  orderId: 10_042,
  createdAt: new Date('2026-05-23T09:12:40Z'),
});

const message = (lang: Lang) => ({
  id: 5,
  name: 'Anna Groß-Beispiel',
  email: 'anna@example.com',
  subject: lang === 'de' ? 'Welcher Ton passt zu Salbei?' : 'Which shade goes with sage?',
  message:
    lang === 'de'
      ? 'Guten Tag,\nwir haben das Wohnzimmer in Salbei gestrichen. Welchen Ton empfehlen Sie für die Decke?'
      : 'Hello,\nwe painted our living room in sage. Which shade would you recommend for the ceiling?',
  orderNumber: 10_042,
  orderId: 10_042,
  lang,
  receivedAt: MOMENT,
});

/** All of the order comes back. */
const back = (lang: Lang) => ({
  back: { ...sampleOrder(lang), id: 10_057 },
  origin: { id: 10_042, accessKey: ACCESS_KEY },
});

/** The same, for a fault. */
const claim = (lang: Lang) => {
  const sample = back(lang).back;
  const returnReason = { id: 5, name: 'Beschädigt oder mangelhaft' };
  return {
    back: {
      ...sample,
      comment: 'Der Deckel ist undicht. Bitte senden Sie mir Ersatz.',
      orderItems: sample.orderItems.map((item) => ({ ...item, returnReason })),
    },
    orderId: 10_042,
    isFault: true,
  };
};

/** Each mail of the shop as somebody could get it, by its kind in the outbox without `mail:`. */
export const MAIL_SAMPLES: Record<string, Sample> = {
  order_received: {
    langs: BOTH,
    write: ({ lang, ...frame }) =>
      orderReceivedMail({
        ...frame,
        order: sampleOrder(lang),
        accessKey: ACCESS_KEY,
        legalTexts: [LEGAL_TEXT[lang]],
      }),
  },
  order_notice: {
    langs: ['de'],
    hasPicture: false,
    write: ({ lang, configuration }) => orderNoticeMail(sampleOrder(lang), configuration),
  },
  order_shipped: {
    langs: BOTH,
    write: (frame) =>
      orderShippedMail(frame, { order: sampleOrder(frame.lang), accessKey: ACCESS_KEY }),
  },
  gift_cards: {
    langs: BOTH,
    write: (frame) =>
      giftCardsReadyMail(frame, { order: giftCardOrder(frame.lang), accessKey: ACCESS_KEY }),
  },
  payment_changed: {
    langs: BOTH,
    write: (frame) =>
      paymentChangedMail(frame, { order: sampleOrder(frame.lang), accessKey: ACCESS_KEY }),
  },
  order_cancelled: {
    langs: BOTH,
    write: ({ lang, ...frame }) =>
      orderCancelledMail({
        ...frame,
        order: { id: 10_042, locale: lang, payUntil: '2026-11-30', currency: 'EUR' },
        reason: 'unpaid',
        repay: null,
      }),
  },
  document_ready: {
    langs: BOTH,
    write: (frame) =>
      documentReadyMail(frame, {
        title: frame.lang === 'de' ? 'Rechnung RE-2026-00017' : 'Invoice RE-2026-00017',
        orderId: 10_042,
        accessKey: ACCESS_KEY,
        isEInvoice: true,
      }),
  },
  offer_sent: {
    langs: BOTH,
    write: (frame) =>
      offerSentMail({
        ...frame,
        offer: {
          ...sampleOrder(frame.lang),
          id: 10_061,
          accessKey: ACCESS_KEY,
          state: 'open',
          goods: {},
          validUntil: '2026-12-15T22:59:59.000Z',
          note: frame.lang === 'de' ? 'Wie besprochen.' : 'As discussed.',
          shortItems: [],
          vatNumberNow: null,
          acceptedOrder: null,
        },
      }),
  },
  return_received: {
    langs: BOTH,
    write: (frame) =>
      returnReceivedMail({ ...frame, ...back(frame.lang) }, { refundable: 4997, due: 0 }),
  },
  return_notice: {
    langs: ['de'],
    write: ({ lang, configuration }) => returnNoticeMail({ ...claim(lang), configuration }),
  },
  return_refused: {
    langs: BOTH,
    write: (frame) =>
      returnRefusedMail({ ...frame, ...back(frame.lang) }, { refundable: 0, due: 4997 }),
  },
  refund_made: {
    langs: BOTH,
    write: (frame) =>
      refundMadeMail({ ...frame, ...back(frame.lang) }, { repaid: 4997, onGiftCards: 0, due: 0 }),
  },
  withdrawal_receipt: {
    langs: BOTH,
    write: ({ lang, configuration }) =>
      withdrawalReceiptMail(withdrawal(lang), configuration, { isWhole: true }),
  },
  withdrawal_notice: {
    langs: ['de'],
    write: ({ lang, configuration }) => withdrawalNoticeMail(withdrawal(lang), configuration),
  },
  registered: { langs: BOTH, write: (frame) => registeredMail(frame, account) },
  already_registered: { langs: BOTH, write: (frame) => alreadyRegisteredMail(frame) },
  password_reset: { langs: BOTH, write: (frame) => passwordResetMail(frame, account) },
  password_changed: { langs: BOTH, write: (frame) => passwordChangedMail(frame) },
  email_confirm: {
    langs: BOTH,
    write: (frame) => emailConfirmMail(frame, { ...account, email: 'anna.neu@example.com' }),
  },
  email_changed: { langs: BOTH, write: (frame) => emailChangedMail(frame) },
  account_deleted: { langs: BOTH, write: (frame) => accountDeletedMail(frame) },
  data_link: {
    langs: BOTH,
    write: (frame) => dataLinkMail(frame, { requestId: 5, email: 'anna@example.com', key: KEY }),
  },
  shade_reminder: {
    langs: BOTH,
    write: (frame) =>
      shadeReminderMail(frame, {
        customerId: 7,
        key: KEY,
        askedAt: new Date('2026-05-23T09:12:40Z'),
        shade: { name: frame.lang === 'de' ? 'Salbei' : 'Sage', number: 'TW 4120' },
        name: frame.lang === 'de' ? 'Wandfarbe Tonwert Weit' : 'Tonwert Weit wall paint',
        variationName: frame.lang === 'de' ? '2,5 l' : '2.5 l',
        path: '/wandfarbe-tonwert-weit_41_412',
        orderId: 10_042,
        orderedAt: new Date('2026-05-20T09:12:40Z'),
        note: frame.lang === 'de' ? 'Küche, Südwand' : 'Kitchen, south wall',
      }),
  },
  review_request: {
    langs: BOTH,
    write: (frame) => {
      const isGerman = frame.lang === 'de';
      const order = `/confirmation/10042/${KEY}/review`;
      return reviewRequestMail(frame, {
        orderId: 10_042,
        key: KEY,
        orderedAt: new Date('2026-05-20T09:12:40Z'),
        goods: [
          {
            name: isGerman ? 'Wandfarbe Tonwert Weit' : 'Tonwert Weit wall paint',
            variationName: isGerman ? '2,5 l' : '2.5 l',
            path: `${order}/412`,
          },
          {
            name: isGerman ? 'Heizkörperpinsel' : 'Radiator brush',
            variationName: '',
            path: `${order}/87`,
          },
        ],
      });
    },
  },
  payment_refunded: {
    langs: BOTH,
    write: (frame) =>
      paymentRefundedMail(
        frame,
        { order: sampleOrder(frame.lang), accessKey: ACCESS_KEY },
        {
          amount: 7480,
          reason: 'overpaid',
        },
      ),
  },
  payment_lapsed: {
    langs: BOTH,
    write: (frame) =>
      paymentLapsedMail(frame, { order: sampleOrder(frame.lang), accessKey: ACCESS_KEY }),
  },
  charge_back: {
    langs: ['de'],
    write: ({ configuration }) =>
      chargeBackMail({ orderId: 10_042, amount: 7480, currency: 'EUR' }, configuration),
  },
  express_stuck: {
    langs: ['de'],
    write: ({ configuration }) =>
      expressStuckMail(
        { id: 17, providerId: 'tr_5B8cwPMGnU', amount: 7480, currency: 'EUR' },
        configuration,
      ),
  },
  review_notice: {
    langs: ['de'],
    write: ({ lang, configuration }) => reviewNoticeMail(review(lang), configuration),
  },
  review_refused: {
    langs: BOTH,
    write: (frame) =>
      reviewRefusedMail(frame, review(frame.lang), { path: '/my-account/reviews/412' }),
  },
  vat_number_notice: {
    langs: ['de'],
    write: ({ configuration }) =>
      vatNumberNoticeMail({
        orderId: 10412,
        check: {
          number: 'ATU12345675',
          state: 'later',
          answeredAt: null,
          consultation: '',
          name: '',
          address: '',
          afterwards: {
            state: 'valid',
            answeredAt: MOMENT.toISOString(),
            consultation: 'WAPIAAAAXYZ12345',
          },
        },
        configuration,
      }),
  },
  contact_notice: {
    langs: ['de'],
    write: ({ lang, configuration }) => contactNoticeMail(message(lang), configuration),
  },
  contact_copy: {
    langs: BOTH,
    write: ({ lang, configuration }) =>
      contactCopyMail(message(lang), configuration, { isWhole: true }),
  },
  newsletter_opt_in: {
    langs: BOTH,
    write: (frame) => newsletterOptInMail(frame, { id: 11, lang: frame.lang, key: KEY }),
  },
  newsletter_settings: {
    langs: BOTH,
    write: (frame) => newsletterSettingsMail(frame, { id: 11, lang: frame.lang, key: KEY }),
  },
};

/** Between the shop of the samples and a reader of this language. */
export function sampleFrame(lang: 'de' | 'en'): MailFrame {
  return {
    lang,
    configuration: configurationOf(new Map(Object.entries(SETTINGS))),
    publicOrigin: 'https://tonwert.example',
  };
}

/** Every mail in each of its languages, as the demo shop would write it. */
export function sampleMails(): { name: string; hasPicture: boolean; document: MailDocument }[] {
  return Object.entries(MAIL_SAMPLES).flatMap(([kind, { langs, hasPicture = true, write }]) =>
    langs.map((lang) => ({
      name: `${kind.replaceAll('_', '-')}-${lang}`,
      hasPicture,
      document: write(sampleFrame(lang)),
    })),
  );
}
