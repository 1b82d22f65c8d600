import { DARK, held, PANEL, rect, SOFT } from '../kit/drawing';
import { contentBlock, defineBlock, structureBlock } from '../kit/define-block';
import { blockSamples } from '../kit/samples';
import { tabConfigurationSchema, tabsConfigurationSchema } from './schema';

export const tabsDefinition = defineBlock({
  name: 'Tabs',
  type: 'structure',
  title: { de: 'Reiter', en: 'Tabs' },
  category: 'sections',
  configuration: tabsConfigurationSchema,
  children: { allowed: ['Tab'], min: 1, max: 8 },
  draw: (box, block, draw) => {
    const tabs = held(block);
    const marks = tabs.map((_tab, index) =>
      rect({ x: box.x + index * 74, y: box.y, width: 56, height: 9 }, index ? SOFT : DARK, 2),
    );
    const line = { ...box, y: box.y + 20, height: 2 };
    const mark = { ...line, y: box.y + 18, width: 56, height: 4 };
    const [first] = tabs;
    const text = { ...box, y: box.y + 38, height: box.height - 38 };
    return marks.join('') + rect(line, PANEL) + rect(mark, DARK) + (first ? draw(text, first) : '');
  },
  variations: [
    {
      id: 'tabs',
      title: { de: 'Reiter mit Text', en: 'Tabs with text' },
      create: (locale, uuid) => {
        const { tabs, tabText } = blockSamples[locale];
        const tab = (label: string) =>
          structureBlock('Tab', uuid(), [contentBlock('TextCard', uuid(), { text: tabText })], {
            label,
          });
        return structureBlock('Tabs', uuid(), tabs.map(tab), {});
      },
    },
  ],
});

export const tabDefinition = defineBlock({
  name: 'Tab',
  type: 'structure',
  title: { de: 'Reiter', en: 'Tab' },
  category: 'sections',
  configuration: tabConfigurationSchema,
  children: {
    allowed: [
      'TextCard',
      'Image',
      'MultiGrid',
      'ProductRecommendedProducts',
      'NewsletterSubscribe',
    ],
    min: 0,
    max: 10,
  },
  isPart: true,
  draw: (box, block, draw) =>
    held(block)
      .slice(0, 1)
      .map((each) => draw(box, each))
      .join(''),
  variations: [
    {
      id: 'tab',
      title: { de: 'Reiter', en: 'Tab' },
      create: (locale, uuid) =>
        structureBlock(
          'Tab',
          uuid(),
          [contentBlock('TextCard', uuid(), { text: blockSamples[locale].tabText })],
          { label: blockSamples[locale].tabs[0] },
        ),
    },
  ],
});
