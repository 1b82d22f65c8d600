import { DARK, PANEL, PAPER, rect } from '../kit/drawing';
import { contentBlock, defineBlock } from '../kit/define-block';
import { blockSamples } from '../kit/samples';
import { videoSchema } from './schema';

export const videoDefinition = defineBlock({
  name: 'Video',
  type: 'content',
  title: { de: 'Video', en: 'Video' },
  category: 'media',
  content: videoSchema,
  draw: (box) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return (
      rect(box, PANEL, 6) +
      `<circle cx="${x}" cy="${y}" r="24" fill="${DARK}"/>` +
      `<path d="M${x - 7} ${y - 11}v22l18-11z" fill="${PAPER}"/>`
    );
  },
  variations: [
    {
      id: 'video',
      title: { de: 'Video mit Text', en: 'Video with text' },
      create: (locale, uuid) => contentBlock('Video', uuid(), blockSamples[locale].video),
    },
  ],
});
