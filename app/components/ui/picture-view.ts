import type { Image } from '~/services/shop-api/entities/product';

/** What a picture needs to be drawn without the page jumping. */
export type PictureView = {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** A few pixels as data URI, shown until the picture is there. */
  placeholder: string;
  /** AVIF; a browser without it is given WebP at the same addresses (server/media.ts). */
  srcset: string;
};

/** The address of one rendition: base address (ends with a slash), width, format. */
function renditionUrl(base: string, width: number, extension: 'avif' | 'webp'): string {
  return `${base}${width}.${extension}`;
}

/** A picture with the address where it is in full size (§9). */
export type LargePictureView = PictureView & { full: string };

/** The same for where it can be looked at closely. */
export function largePictureView(image: Image): LargePictureView {
  return { ...pictureView(image), full: `${image.url}full/` };
}

/** A picture of the catalogue as the page draws it. */
export function pictureView(
  image: Image,
  alt = image.names.alternate || image.names.name,
): PictureView {
  const largest = image.widths.at(-1) ?? image.width;
  return {
    src: renditionUrl(image.url, largest, 'webp'),
    width: image.width,
    height: image.height,
    alt,
    placeholder: image.placeholder,
    srcset: image.widths
      .map((width) => `${renditionUrl(image.url, width, 'avif')} ${width}w`)
      .join(', '),
  };
}
