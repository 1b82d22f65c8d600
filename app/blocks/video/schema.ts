import * as z from 'zod';
import { imageUrl, shortText, textFields, videoLink } from '../fields/index';

export const videoSchema = z.object({
  text: z.object(textFields).optional(),
  /** The page of the video, as in the browser's address bar. */
  video: videoLink().optional(),
  /** The subject of the video: the title of its frame. */
  name: shortText().optional(),
  /**
   * Shown before the visitor's consent; on our own server, so that no third party learns of the
   * visit.
   */
  picture: imageUrl().optional(),
});
export type VideoContent = z.infer<typeof videoSchema>;
