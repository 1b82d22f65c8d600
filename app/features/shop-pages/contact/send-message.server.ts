import { anybody, done, form, formAction } from '~/features/page/form-action.server';
import { contactFormSchema } from './contact-form.server';

/** 303 to the page, which confirms the arrival of the message. */
export const contactAction = formAction(
  anybody,
  form({
    schema: contactFormSchema,
    botCheck: 'contact',
    failed: 'contactMail.failed',
    texts: {
      'name.required': 'errorMessages.contact.nameRequired',
      'subject.required': 'errorMessages.contact.subjectRequired',
      'message.required': 'errorMessages.contact.messageRequired',
      'orderId.invalid': 'errorMessages.contact.orderId',
      'privacy.required': 'errorMessages.contact.privacyRequired',
    },
    async run({ copy, privacy: _, ...message }, { context }) {
      await context.shop.doCustomerContactMail({ ...message, wantsCopy: copy === 'true' });
      return done(context, '/contact', 'notices.contactSent');
    },
  }),
);
