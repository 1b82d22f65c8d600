import type { Image } from '../../app/services/shop-api';

/** A picture of the catalogue in three sizes. */
export function image(more: Partial<Image> = {}): Image {
  const base = '/media/abc/';
  return {
    id: 5,
    url: base,
    urlMiddle: `${base}640.webp`,
    urlPreview: `${base}320.webp`,
    urlSecondPreview: `${base}320.webp`,
    position: 0,
    width: 1200,
    height: 900,
    cleanImageName: 'dose',
    names: { name: 'Dose', alternate: 'Eine Dose' },
    placeholder: 'data:image/webp;base64,AA',
    widths: [320, 640, 960],
    ...more,
  };
}
