import { contentBlock, defineBlock } from '../kit/define-block';
import { sampleTexts } from '../kit/sample-texts';
import { announcementBarSchema } from './schema';

export const announcementBarDefinition = defineBlock({
  name: 'AnnouncementBar',
  type: 'content',
  title: { de: 'Hinweisleiste', en: 'Announcement Bar' },
  category: 'announcements',
  content: announcementBarSchema,
  variations: [
    {
      id: 'announcement-bar',
      title: { de: 'Hinweis mit Link', en: 'Announcement with a link' },
      create: (locale, uuid) =>
        contentBlock('AnnouncementBar', uuid(), sampleTexts[locale].announcement),
    },
  ],
});
