import { DARK, PAPER, rect, SOFT } from '../kit/drawing';
import { contentBlock, defineBlock } from '../kit/define-block';
import { blockSamples } from '../kit/samples';
import { announcementBarSchema } from './schema';

export const announcementBarDefinition = defineBlock({
  name: 'AnnouncementBar',
  type: 'content',
  title: { de: 'Hinweisleiste', en: 'Announcement Bar' },
  category: 'announcements',
  content: announcementBarSchema,
  draw: ({ x, y, width, height }) => {
    const bar = { x, y: y + height / 2 - 20, width, height: 40 };
    const text = { x: x + width * 0.2, y: bar.y + 16, width: width * 0.4, height: 8 };
    const link = { ...text, x: x + width * 0.64, width: width * 0.16 };
    return rect(bar, DARK, 6) + rect(text, PAPER, 2) + rect(link, SOFT, 2);
  },
  variations: [
    {
      id: 'announcement-bar',
      title: { de: 'Hinweis mit Link', en: 'Announcement with a link' },
      create: (locale, uuid) =>
        contentBlock('AnnouncementBar', uuid(), blockSamples[locale].announcement),
    },
  ],
});
