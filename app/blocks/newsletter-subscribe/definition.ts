import { BUTTON, inset, PANEL, PAPER, rect, titleOf, words } from '../kit/drawing';
import { contentBlock, defineBlock } from '../kit/define-block';
import { blockSamples } from '../kit/samples';
import { newsletterSubscribeSchema } from './schema';

export const newsletterSubscribeDefinition = defineBlock({
  name: 'NewsletterSubscribe',
  type: 'content',
  title: { de: 'Newsletter', en: 'Newsletter' },
  category: 'forms',
  content: newsletterSubscribeSchema,
  draw: (box, block) => {
    const half = { ...inset(box, 14), width: box.width / 2 - 22 };
    const form = { ...half, x: half.x + half.width + 16 };
    return (
      rect(box, PANEL, 6) +
      words(half, 'left', { title: titleOf(block) }) +
      rect({ ...form, y: form.y + 14, height: 22 }, PAPER, 3) +
      rect({ ...form, y: form.y + 50, width: form.width * 0.6, height: 22 }, BUTTON, 3)
    );
  },
  variations: [
    {
      id: 'newsletter',
      title: { de: 'Anmeldung zum Newsletter', en: 'Newsletter sign-up' },
      create: (locale, uuid) =>
        contentBlock('NewsletterSubscribe', uuid(), blockSamples[locale].newsletter),
    },
  ],
});
