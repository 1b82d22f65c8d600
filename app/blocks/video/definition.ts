import { contentBlock, defineBlock } from '../kit/define-block';
import { sampleTexts } from '../kit/sample-texts';
import { videoSchema } from './schema';

export const videoDefinition = defineBlock({
  name: 'Video',
  type: 'content',
  title: { de: 'Video', en: 'Video' },
  category: 'media',
  content: videoSchema,
  variations: [
    {
      id: 'video',
      title: { de: 'Video mit Text', en: 'Video with text' },
      create: (locale, uuid) => contentBlock('Video', uuid(), sampleTexts[locale].video),
    },
  ],
});
