import { contentBlock, defineBlock, structureBlock } from '../kit/define-block';
import { sampleTexts } from '../kit/sample-texts';
import { tabConfigurationSchema, tabsConfigurationSchema } from './schema';

export const tabsDefinition = defineBlock({
  name: 'Tabs',
  type: 'structure',
  title: { de: 'Reiter', en: 'Tabs' },
  category: 'sections',
  configuration: tabsConfigurationSchema,
  children: { allowed: ['Tab'], min: 1, max: 8 },
  variations: [
    {
      id: 'tabs',
      title: { de: 'Reiter mit Text', en: 'Tabs with text' },
      create: (locale, uuid) => {
        const { tabs, tabText } = sampleTexts[locale];
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
  children: { allowed: ['TextCard', 'Image', 'MultiGrid'], min: 0, max: 10 },
  isPart: true,
  variations: [
    {
      id: 'tab',
      title: { de: 'Reiter', en: 'Tab' },
      create: (locale, uuid) =>
        structureBlock(
          'Tab',
          uuid(),
          [contentBlock('TextCard', uuid(), { text: sampleTexts[locale].tabText })],
          { label: sampleTexts[locale].tabs[0] },
        ),
    },
  ],
});
