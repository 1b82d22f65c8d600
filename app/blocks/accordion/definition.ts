import { below, DARK, heading, PANEL, rect, SOFT } from '../kit/drawing';
import { contentBlock, defineBlock } from '../kit/define-block';
import { blockSamples } from '../kit/samples';
import { accordionSchema } from './schema';

export const accordionDefinition = defineBlock({
  name: 'Accordion',
  type: 'content',
  title: { de: 'Fragen und Antworten', en: 'Accordion' },
  category: 'sections',
  content: accordionSchema,
  draw: (box, block) => {
    const rows = [0, 1, 2].map((row) => {
      const y = below(box).y + row * 38;
      const corner = { x: box.x + box.width - 14, y: y + 10 };
      return (
        rect({ ...box, y, height: 2 }, PANEL) +
        rect({ x: box.x, y: y + 14, width: box.width * (0.62 - row * 0.08), height: 8 }, SOFT, 2) +
        `<path d="M${corner.x} ${corner.y + 4}l5 6 5-6" fill="none" stroke="${DARK}" stroke-width="2"/>`
      );
    });
    return heading(box, block) + rows.join('');
  },
  variations: [
    {
      id: 'accordion',
      title: { de: 'Fragen zum Aufklappen', en: 'Questions to unfold' },
      create: (locale, uuid) => contentBlock('Accordion', uuid(), blockSamples[locale].accordion),
    },
  ],
});
