import { formPlace, namesOfBlock } from '~/blocks/names-of-block.server';
import type { NewsletterNames, FormPlace } from '~/components/newsletter-form/newsletter-names';
import {
  done,
  form,
  formAction,
  type Post,
  type FormPost,
} from '~/features/page/form-action.server';
import { translatorFor } from '~/i18n/translate.server';
import { newsletterFormSchema } from './newsletter-form.server';

/**
 * The published block of the posted form, and its name fields; null: the form belongs to no block.
 */
type SignUpBlock = { place: FormPlace; names: NewsletterNames } | null;

/** 303 to the page, which announces a mail with a link. */
export const signUpAction = formAction(
  blockOf,
  form({
    schema: newsletterFormSchema('optional'),
    schemaFor: ({ found }: FormPost<SignUpBlock>) =>
      newsletterFormSchema(found?.names ?? 'optional'),
    botCheck: 'newsletter',
    rules: { missing: { firstName: 'firstName.required', lastName: 'lastName.required' } },
    failed: 'newsletter.createFailed',
    texts: {
      'firstName.required': 'errorMessages.newsletter.firstNameRequired',
      'lastName.required': 'errorMessages.newsletter.lastNameRequired',
      'privacy.required': 'errorMessages.newsletter.privacyRequired',
    },
    show(reply, { found }: FormPost<SignUpBlock>) {
      const areTyped = Boolean(reply.values.firstName || reply.values.lastName);
      const names: NewsletterNames = found?.names ?? (areTyped ? 'optional' : 'none');
      return { ...reply, names, place: found?.place ?? null };
    },
    async run({ email, firstName, lastName }, { context }: FormPost<SignUpBlock>) {
      const { t } = translatorFor(context.locale);
      const consentText =
        t('newsletter.privacyBefore') + t('newsletter.privacyLink') + t('newsletter.privacyAfter');
      await context.shop.doSubscribeNewsletter({ email, firstName, lastName, consentText });
      return done(context, '/newsletter', 'notices.newsletterPending');
    },
  }),
);

async function blockOf({ context, form: posted }: Post): Promise<SignUpBlock> {
  const place = formPlace(posted);
  const names = place && (await namesOfBlock(context.shop, place));
  return place && names && { place, names };
}
