import * as z from 'zod';
import { colour, link, shortText } from '../fields/index';

/** The colour of the text follows from that of the background, so that it is always readable. */
export const announcementBarSchema = z.object({
  text: shortText(),
  linkLabel: shortText().optional(),
  link: link().optional(),
  bgColor: colour().optional(),
});
export type AnnouncementBarContent = z.infer<typeof announcementBarSchema>;
