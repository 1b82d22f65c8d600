import { contentBlock, defineBlock } from '../kit/define-block';
import { sampleTexts } from '../kit/sample-texts';
import { imageSchema } from './schema';

export const imageDefinition = defineBlock({
  name: 'Image',
  type: 'content',
  title: 'Image',
  category: 'image-with-text',
  content: imageSchema,
  isOffered: true,
  variations: [
    {
      id: 'image',
      create: (locale, uuid) => contentBlock('Image', uuid(), sampleTexts[locale].image),
    },
  ],
});
