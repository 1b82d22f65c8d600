import * as z from 'zod';
import { colour, link, shortText } from '../fields/index';

/** The colour of the text follows from that of the ground, so that it can always be read. */
export const announcementBarSchema = z.object({
  text: shortText(),
  linkLabel: shortText().optional(),
  link: link().optional(),
  bgColor: colour().optional(),
});
export type AnnouncementBarContent = z.infer<typeof announcementBarSchema>;
