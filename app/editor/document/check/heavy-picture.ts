import type { Finding, Problem, Rule } from './finding';
import { filledFields, knownBlocks } from './fields';
import { screenPicturesOf } from './pictures-of-block';

/** A phone cannot show more: its screen has three pixels for each of 430. */
const WIDEST_ON_PHONE = 1290;
/** The picture of a banner fills the whole width of a window. */
const BANNER_WIDTH = 960;

/**
 * Pictures that a page may not load, that exceed a phone's screen, or that are too small for their
 * slot.
 */
export const heavyPicture: Rule = (blocks, { pictureWidths }) =>
  knownBlocks(blocks).flatMap((block) => {
    const found = (problem: Problem, path: string, values = {}): Finding => ({
      rule: 'pictures',
      problem,
      uuid: block.meta.uuid,
      path,
      values,
    });
    // The policy (CSP) of a page admits only pictures of its own shop.
    const foreign = filledFields(block).filter(
      ({ kind, value }) => kind === 'imageUrl' && /^https:/i.test(value),
    );
    if (foreign.length > 0) return foreign.map(({ path }) => found('pictureForeign', path));
    return screenPicturesOf(block).flatMap(({ addresses: [phone] }): Finding[] => {
      if (widthOf(phone!.address) > WIDEST_ON_PHONE) return [found('pictureLarge', phone!.path)];
      const own = pictureWidths.get(phone!.address);
      const isSmall = block.name === 'Banner' && own !== undefined && own < BANNER_WIDTH;
      return isSmall
        ? [found('pictureSmall', phone!.path, { width: own, least: BANNER_WIDTH })]
        : [];
    });
  });

/**
 * The width of a picture, from the end of its address: Infinity for full size, 0 if it has none.
 */
function widthOf(address: string): number {
  const [, width] = /[-/](\d{2,5}|full)\.(?:webp|avif|jpe?g|png)$/i.exec(address) ?? [];
  return width === 'full' ? Infinity : Number(width ?? 0);
}
