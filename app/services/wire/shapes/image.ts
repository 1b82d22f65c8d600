import * as z from 'zod';
import type { Image } from '~/services/shop-api';
import { absolute, type Shaper } from './shaper';

export const wireImageSchema = z.strictObject({
  path: z.string(),
  names: z.strictObject({
    imageId: z.int(),
    lang: z.string(),
    name: z.string(),
    alternate: z.string(),
  }),
  position: z.int(),
  width: z.int(),
  height: z.int(),
  url: z.url(),
  urlMiddle: z.url(),
  urlPreview: z.url(),
  urlSecondPreview: z.url(),
  cleanImageName: z.string(),
});

/** A picture; `url` is its largest rendition, because our own base address is not an image. */
export function toWireImage(image: Image, shaper: Shaper): z.infer<typeof wireImageSchema> {
  const { id, names, position, width, height, cleanImageName, widths } = image;
  const largest = widths.at(-1);
  const path = largest === undefined ? image.url : `${image.url}${largest}.webp`;
  return {
    path,
    names: { imageId: id, lang: shaper.locale, ...names },
    position,
    width,
    height,
    url: absolute(shaper, path),
    urlMiddle: absolute(shaper, image.urlMiddle),
    urlPreview: absolute(shaper, image.urlPreview),
    urlSecondPreview: absolute(shaper, image.urlSecondPreview),
    cleanImageName,
  };
}
