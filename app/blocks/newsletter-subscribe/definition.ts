import { contentBlock, defineBlock } from '../kit/define-block';
import { sampleTexts } from '../kit/sample-texts';
import { newsletterSubscribeSchema } from './schema';

export const newsletterSubscribeDefinition = defineBlock({
  name: 'NewsletterSubscribe',
  type: 'content',
  title: { de: 'Newsletter', en: 'Newsletter' },
  category: 'forms',
  content: newsletterSubscribeSchema,
  variations: [
    {
      id: 'newsletter',
      title: { de: 'Anmeldung zum Newsletter', en: 'Newsletter sign-up' },
      create: (locale, uuid) =>
        contentBlock('NewsletterSubscribe', uuid(), sampleTexts[locale].newsletter),
    },
  ],
});
