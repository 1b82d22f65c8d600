// The pictures of the demo shop, drawn by code: the public face of this folder.
import { drawBanner } from './banner';
import { drawCategory } from './category';
import { drawDetail } from './detail';
import { drawLogo, drawMaker } from './marks';
import { drawRoom } from './room';
import { drawSet } from './set';
import { drawShade } from './shade';
import { drawStroke } from './stroke';
import { drawTinPicture } from './tin';
import { drawToolPicture } from './tool';
import type { PictureSpec } from '../spec';

export { rasterise, type RasterFormat } from '../raster';
export type * from '../spec';

/**
 * Draws a picture as SVG text: 1200 x 1200, or 1600 x 900 where the specification says 'wide'
 * and for banners; logos and makers have their own format. The same specification always gives
 * the same text. No system font is used.
 */
export function drawPicture(spec: PictureSpec): string {
  switch (spec.kind) {
    case 'shade':
      return drawShade(spec);
    case 'tin':
      return drawTinPicture(spec);
    case 'stroke':
      return drawStroke(spec);
    case 'room':
      return drawRoom(spec);
    case 'detail':
      return drawDetail(spec);
    case 'tool':
      return drawToolPicture(spec);
    case 'set':
      return drawSet(spec);
    case 'banner':
      return drawBanner(spec);
    case 'logo':
      return drawLogo(spec);
    case 'maker':
      return drawMaker(spec);
    case 'category':
      return drawCategory(spec);
  }
}
