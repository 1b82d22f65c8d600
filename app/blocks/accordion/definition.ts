import { contentBlock, defineBlock } from '../kit/define-block';
import { sampleTexts } from '../kit/sample-texts';
import { accordionSchema } from './schema';

export const accordionDefinition = defineBlock({
  name: 'Accordion',
  type: 'content',
  title: { de: 'Fragen und Antworten', en: 'Accordion' },
  category: 'sections',
  content: accordionSchema,
  variations: [
    {
      id: 'accordion',
      title: { de: 'Fragen zum Aufklappen', en: 'Questions to unfold' },
      create: (locale, uuid) => contentBlock('Accordion', uuid(), sampleTexts[locale].accordion),
    },
  ],
});
