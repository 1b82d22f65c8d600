import * as z from 'zod';
import { imageUrl, shortText, textFields, videoLink } from '../fields/index';

export const videoSchema = z.object({
  text: z.object(textFields).optional(),
  /** The page of the film, as it stands in the browser. */
  video: videoLink().optional(),
  /** What the film shows: the name of its frame. */
  name: shortText().optional(),
  /** Shown until the visitor agrees; on our own server, so that nobody else learns of the visit. */
  picture: imageUrl().optional(),
});
export type VideoContent = z.infer<typeof videoSchema>;
