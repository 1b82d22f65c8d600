import * as z from 'zod';
import type { Image } from '~/services/shop-api';
import * as lenient from './lenient';

/** A picture; its addresses lead to the other server. */
export const wirePictureSchema = z.object({
  names: lenient.fields({ imageId: lenient.count, name: lenient.text, alternate: lenient.text }),
  position: lenient.count,
  width: lenient.count,
  height: lenient.count,
  url: lenient.webAddress,
  urlMiddle: lenient.webAddress,
  urlPreview: lenient.webAddress,
  urlSecondPreview: lenient.webAddress,
  cleanImageName: lenient.text,
});
export type WirePicture = z.output<typeof wirePictureSchema>;

/**
 * Pictures in their order; those without an address are dropped. Each has one size (`widths` is
 * empty). A picture without a text is named like its goods.
 */
export function toPictures(wire: readonly WirePicture[], goods: string): Image[] {
  return wire
    .flatMap((picture) => toPicture(picture, goods) ?? [])
    .toSorted((one, other) => one.position - other.position);
}

function toPicture({ names, ...wire }: WirePicture, goods: string): Image | null {
  const url = wire.url || wire.urlMiddle || wire.urlPreview || wire.urlSecondPreview;
  if (!url) return null;
  const name = names.name || goods;
  const middle = wire.urlMiddle || url;
  const preview = wire.urlPreview || middle;
  return {
    ...wire,
    id: names.imageId,
    url,
    urlMiddle: middle,
    urlPreview: preview,
    urlSecondPreview: wire.urlSecondPreview || preview,
    names: { name, alternate: names.alternate || name },
    placeholder: '',
    widths: [],
  };
}
