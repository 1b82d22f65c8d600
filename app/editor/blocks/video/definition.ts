import { contentBlock, defineBlock } from '../kit/define-block';
import { sampleTexts } from '../kit/sample-texts';
import { videoSchema } from './schema';

export const videoDefinition = defineBlock({
  name: 'Video',
  type: 'content',
  title: { de: 'Video', en: 'Video' },
  category: 'media',
  content: videoSchema,
  // Offered when the question about cookies names the hosts of films that are published.
  isOffered: false,
  variations: [
    {
      id: 'video',
      title: { de: 'Video nach Einwilligung', en: 'Video after consent' },
      create: (locale, uuid) => contentBlock('Video', uuid(), sampleTexts[locale].video),
    },
  ],
});
