import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { isPlainLine, isPlainText } from '~/lib/control-characters';
import { isEmailAddress } from '~/lib/email-address';
import { translate, translatorFor } from '~/i18n/translate.server';
import { readId, ShopError } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { operation, type WireCall, type WireTable } from '../frame/operation';
import { normalizeInput } from '~/services/shop-api/entities/normalize-input';

const CHALLENGE = { 'cf-turnstile-response': z.string().max(2048).nullish() };

/** Throws for a bot without a solved challenge. */
async function vouch(
  { botCheck }: WireCall,
  form: 'contact' | 'newsletter',
  response?: string | null,
) {
  const refused = await botCheck.vouch(form, response ?? '');
  if (refused) throw new ShopError(refused);
}

function words(field: 'name' | 'subject' | 'message', isPlain: (text: string) => boolean) {
  const { shortest, [field]: longest } = LIMITS.contact;
  const isEnough = (text: string) => text.replace(/[\r\n]/g, '').length >= shortest;
  return z.string().trim().max(longest).refine(isPlain).refine(isEnough);
}

const messageSchema = z.object({
  email: z.string().overwrite(normalizeInput).refine(isEmailAddress),
  name: words('name', isPlainLine),
  subject: words('subject', isPlainLine),
  orderId: z
    .string()
    .overwrite(normalizeInput)
    .refine((number) => number === '' || readId(number) !== null)
    .transform(readId),
  message: words('message', isPlainText),
});

/** A sender without a name gets their mailbox as the name, which may be longer than a name. */
function nameOf({ email, ...given }: { email: string; name: string | null | undefined }): string {
  return given.name?.trim() || email.trim().slice(0, LIMITS.contact.name);
}

/**
 * A message by the rules of the contact page (§5, open point 1.6): the mailbox first, because it
 * may replace the name. Throws `contactMail.<field>Invalid`.
 */
function readMessage(input: Record<keyof z.input<typeof messageSchema>, unknown>) {
  const read = messageSchema.safeParse(input);
  if (read.success) return read.data;
  const field = (read.error.issues[0]?.path[0] ?? 'message') as keyof z.input<typeof messageSchema>;
  throw new ShopError(`contactMail.${field}Invalid`, { cause: { [field]: 'invalid' } });
}

export const contactOperations: WireTable = {
  doCustomerContactMail: operation({
    about: 'Hands a message to the shop.',
    failed: 'contactMail.failed',
    input: z.strictObject({
      ...CHALLENGE,
      email: z.string().max(254),
      subject: z.string().max(LIMITS.contact.subject),
      message: z.string().max(LIMITS.contact.message),
      /** Without one, the mailbox is the name. */
      name: z.string().max(LIMITS.contact.name).nullish(),
      /** Its former name. */
      username: z.strictObject({ value: z.string().max(LIMITS.contact.name) }).nullish(),
      orderId: z.union([z.string().max(20), z.number()]).nullish(),
    }),
    output: z.literal(true),
    example: {
      name: 'Anna Müller',
      email: 'anna@example.de',
      subject: 'Salbei',
      message: 'Haben Sie Salbei auch matt?',
    },
    async run(input, call) {
      const { email, subject, orderId } = input;
      const message = readMessage({
        email,
        name: nameOf({ email, name: input.name || input.username?.value }),
        subject,
        message: input.message,
        orderId: orderId === undefined || orderId === null ? '' : String(orderId),
      });
      await vouch(call, 'contact', input['cf-turnstile-response']);
      const submissionId = randomBytes(16).toString('base64url');
      await call.shop.doCustomerContactMail({ ...message, submissionId });
      return true as const;
    },
  }),

  doSubscribeNewsletter: operation({
    about: 'Mails a link by which a mailbox is subscribed; says the same of every mailbox.',
    failed: 'newsletter.createFailed',
    input: z.strictObject({
      ...CHALLENGE,
      email: z.string().max(254),
      firstName: z.string().max(LIMITS.newsletter.name).nullish(),
      lastName: z.string().max(LIMITS.newsletter.name).nullish(),
      /** There is one newsletter. */
      emailFolder: z.union([z.number(), z.string().max(20)]).nullish(),
    }),
    output: z.strictObject({ data: z.string() }),
    example: { email: 'anna@example.de', firstName: 'Anna', emailFolder: 1 },
    async run(input, call) {
      await vouch(call, 'newsletter', input['cf-turnstile-response']);
      const { t } = translatorFor(call.locale);
      const consentText =
        t('newsletter.privacyBefore') + t('newsletter.privacyLink') + t('newsletter.privacyAfter');
      await call.shop.doSubscribeNewsletter({
        email: input.email,
        firstName: input.firstName ?? '',
        lastName: input.lastName ?? '',
        consentText,
      });
      return { data: translate(call.locale, 'notices.newsletterPending') };
    },
  }),

  deleteNewsletterSubscription: operation({
    about: 'Ends the customer’s own subscription; for any other mailbox a link is mailed to it.',
    input: z.strictObject({ email: z.string().max(254) }),
    output: z.strictObject({ events: z.array(z.unknown()).length(0), data: z.boolean() }),
    example: { email: 'anna@example.de' },
    async run({ email }, { shop }) {
      const own = await shop.getNewsletterSubscription();
      const isOwn = own !== null && own.canChange && isSameMailbox(own.email, email);
      if (isOwn) await shop.deleteNewsletterSubscription();
      else await shop.doRequestNewsletterLink({ email });
      return { events: [], data: true };
    },
  }),

  doEmailConfirmation: operation({
    about: 'Confirms a mailbox by the link of a mail; false for one that is wrong or too old.',
    input: z.strictObject({
      newsletterEmailId: z.union([z.string().max(20), z.number()]),
      authString: z.string().max(100),
    }),
    output: z.boolean(),
    example: { newsletterEmailId: '1', authString: 'k'.repeat(43) },
    async run({ newsletterEmailId: given, authString }, { shop }) {
      const newsletterEmailId = readId(String(given));
      if (newsletterEmailId === null) return false;
      return shop.doEmailConfirmation({ newsletterEmailId, authString });
    },
  }),
};

function isSameMailbox(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}
