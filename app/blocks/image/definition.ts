import { picture } from '../kit/drawing';
import { contentBlock, defineBlock } from '../kit/define-block';
import { blockSamples } from '../kit/samples';
import { imageSchema } from './schema';

export const imageDefinition = defineBlock({
  name: 'Image',
  type: 'content',
  title: { de: 'Bild', en: 'Image' },
  category: 'image-with-text',
  content: imageSchema,
  draw: (box) => picture(box),
  variations: [
    {
      id: 'image',
      title: { de: 'Bild', en: 'Image' },
      create: (locale, uuid) => contentBlock('Image', uuid(), blockSamples[locale].image),
    },
  ],
});
