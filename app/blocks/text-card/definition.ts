import { fields, titleOf, words, type Words } from '../kit/drawing';
import { contentBlock, defineBlock } from '../kit/define-block';
import { blockSamples } from '../kit/samples';
import { textCardSchema } from './schema';

export const textCardDefinition = defineBlock({
  name: 'TextCard',
  type: 'content',
  title: { de: 'Text', en: 'Rich Text' },
  category: 'rich-text',
  content: textCardSchema,
  draw: (box, block) => {
    const { content } = block;
    const { textAlignment = 'left', title } = fields(content, 'text') as Words;
    const hasButton = !Array.isArray(content) && 'button' in content;
    return words(box, textAlignment, { title: titleOf(block), hasTitle: title !== '', hasButton });
  },
  variations: [
    {
      id: 'rich-text',
      title: { de: 'Überschrift und Text', en: 'Heading and text' },
      create: (locale, uuid) => contentBlock('TextCard', uuid(), blockSamples[locale].textCard),
    },
  ],
});
