import type { Finding, Problem, Rule } from './finding';
import { filledFields, knownBlocks } from './fields';
import { screenPicturesOf } from './pictures-of-block';

/** Wider is never seen on a phone, whose screen has three pixels for each of 430. */
const WIDEST_ON_PHONE = 1290;
/** The whole width of a window is filled by the picture of a banner. */
const BANNER_WIDTH = 960;

/** Pictures that a page may not show, that are more than a phone can use, or too small for their place. */
export const heavyPicture: Rule = (blocks, { pictureWidths }) =>
  knownBlocks(blocks).flatMap((block) => {
    const found = (problem: Problem, path: string, values = {}): Finding => ({
      rule: 'pictures',
      problem,
      uuid: block.meta.uuid,
      path,
      values,
    });
    // The policy of a page admits pictures of its own shop alone.
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

/** How wide a picture is sent, as its address says at the end: all of it in full size, 0 where it does not. */
function widthOf(address: string): number {
  const [, width] = /[-/](\d{2,5}|full)\.(?:webp|avif|jpe?g|png)$/i.exec(address) ?? [];
  return width === 'full' ? Infinity : Number(width ?? 0);
}
