import { contentBlock, defineBlock } from '../kit/define-block';
import { sampleTexts } from '../kit/sample-texts';
import { textCardSchema } from './schema';

export const textCardDefinition = defineBlock({
  name: 'TextCard',
  type: 'content',
  title: { de: 'Text', en: 'Rich Text' },
  category: 'rich-text',
  content: textCardSchema,
  variations: [
    {
      id: 'rich-text',
      title: { de: 'Überschrift und Text', en: 'Heading and text' },
      create: (locale, uuid) => contentBlock('TextCard', uuid(), sampleTexts[locale].textCard),
    },
  ],
});
