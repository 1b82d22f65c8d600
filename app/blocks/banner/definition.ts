import { contentBlock, defineBlock } from '../kit/define-block';
import { sampleTexts } from '../kit/sample-texts';
import { bannerSchema } from './schema';

export const bannerDefinition = defineBlock({
  name: 'Banner',
  type: 'content',
  title: { de: 'Banner', en: 'Banner' },
  category: 'image-banner',
  content: bannerSchema,
  isPart: true,
  variations: [
    {
      id: 'banner',
      title: { de: 'Bild mit Text', en: 'Picture with text' },
      create: (locale, uuid) =>
        contentBlock('Banner', uuid(), { ...sampleTexts[locale].banners[0] }),
    },
  ],
});
