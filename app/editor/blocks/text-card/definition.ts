import { contentBlock, defineBlock } from '../define-block';
import { sampleTexts } from '../sample-texts';
import { textCardSchema } from './schema';

export const textCardDefinition = defineBlock({
  name: 'TextCard',
  type: 'content',
  title: 'Rich Text',
  category: 'rich-text',
  content: textCardSchema,
  isOffered: true,
  variations: [
    {
      id: 'rich-text',
      create: (locale, uuid) => contentBlock('TextCard', uuid(), sampleTexts[locale].textCard),
    },
  ],
});
