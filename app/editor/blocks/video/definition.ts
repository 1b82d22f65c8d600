import { defineBlock } from '../kit/define-block';
import { videoSchema } from './schema';

export const videoDefinition = defineBlock({
  name: 'Video',
  type: 'content',
  title: { de: 'Video', en: 'Video' },
  category: 'media',
  content: videoSchema,
  // The question about cookies names no host of films, so that none is offered.
  variations: [],
});
