import type { Image } from '~/services/shop-api/entities/product';

/** The data to render a picture without layout shift. */
export type PictureView = {
  src: string;
  /** Undefined if unknown: for a picture of another server. */
  width: number | undefined;
  height: number | undefined;
  alt: string;
  /** A few pixels as data URI, shown until the picture is loaded. */
  placeholder: string;
  /**
   * AVIF; a browser without it gets WebP at the same addresses (server/media.ts). Undefined for a
   * picture with one size, such as those of another server.
   */
  srcset: string | undefined;
};

/** The address of one rendition: base address (ends with a slash), width, format. */
function renditionUrl(base: string, width: number, extension: 'avif' | 'webp'): string {
  return `${base}${width}.${extension}`;
}

/**
 * The srcset by densities (§9) of a picture that is shown in one size, at most 160 px wide;
 * undefined if it has other widths than those.
 */
export function densitySet(srcset: string | undefined): string | undefined {
  const base = /^(\S+\/)320\.avif 320w/.exec(srcset ?? '')?.[1];
  if (base === undefined) return undefined;
  return `${renditionUrl(base, 160, 'avif')} 1x, ${renditionUrl(base, 320, 'avif')} 2x`;
}

/** A picture with the address of its full size (§9). */
export type LargePictureView = PictureView & { full: string };

/** The same for the gallery with enlarged pictures. */
export function largePictureView(image: Image): LargePictureView {
  return { ...pictureView(image), full: hasRenditions(image) ? `${image.url}full/` : image.url };
}

/** Does it have renditions below its address, or is that the address of the picture itself? */
export function hasRenditions({ widths }: Pick<Image, 'widths'>): boolean {
  return widths.length > 0;
}

/** A picture of the catalogue for rendering. */
export function pictureView(
  image: Image,
  alt = image.names.alternate || image.names.name,
): PictureView {
  const largest = image.widths.at(-1);
  return {
    src: largest === undefined ? image.url : renditionUrl(image.url, largest, 'webp'),
    width: image.width || undefined,
    height: image.height || undefined,
    alt,
    placeholder: image.placeholder,
    srcset: hasRenditions(image)
      ? image.widths
          .map((width) => `${renditionUrl(image.url, width, 'avif')} ${width}w`)
          .join(', ')
      : undefined,
  };
}
