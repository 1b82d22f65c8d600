import { contentBlock, structureBlock } from '~/blocks/kit/define-block';
import { blockSamples } from '~/blocks/kit/samples';
import type { Pattern } from './pattern';

const TEXTS = {
  de: {
    title: 'Immer auf dem Laufenden',
    text: 'Was neu ist und was es günstiger gibt, einmal im Monat.',
  },
  en: { title: 'Always up to date', text: 'What is new and what costs less, once a month.' },
};

export const newsletterBand: Pattern = {
  id: 'newsletter-band',
  title: { de: 'Newsletter mit Text daneben', en: 'Newsletter with text beside it' },
  suits: () => true,
  create: ({ locale, uuid }) => {
    const { title, text } = TEXTS[locale];
    const grid = uuid();
    const { newsletter } = blockSamples[locale];
    return [
      structureBlock(
        'MultiGrid',
        grid,
        [
          contentBlock('TextCard', uuid(), {
            text: { title, htmlDescription: `<p>${text}</p>`, textAlignment: 'left' },
          }),
          contentBlock('NewsletterSubscribe', uuid(), {
            ...newsletter,
            text: { bgColor: newsletter.text.bgColor, title: newsletter.text.title },
          }),
        ],
        { columnWidths: [6, 6] },
      ),
    ];
  },
};
