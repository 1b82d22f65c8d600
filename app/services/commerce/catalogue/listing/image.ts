import { slugify } from '~/lib/slug';
import type { Image } from '../../../shop-api';

/** A picture as SQL returns it (see IMAGE_JSON). */
export type ImageRow = {
  id: number;
  hash: string;
  position: number;
  width: number;
  height: number;
  placeholder: string;
  widths: number[];
  name: string;
  alternate: string;
};

/** SQL for a picture as JSON: expects item_image `g`, image `p` and the language as $2. */
export const IMAGE_JSON = `json_build_object(
  'id', g.id, 'hash', p.hash, 'position', g.position, 'width', p.width, 'height', p.height,
  'placeholder', p.placeholder, 'widths', p.widths,
  'name', case $2 when 'de' then g.name_de else g.name_en end,
  'alternate', case $2 when 'de' then g.alternate_de else g.alternate_en end)`;

const WIDTHS = { middle: 640, preview: 320, secondPreview: 160 };

/** A picture of the contract; without its own alternative text `fallback` describes it. */
export function toImage(row: ImageRow, fallback: string): Image {
  const url = `/media/${row.hash}/`;
  const widths = [...row.widths].sort((a, b) => a - b);
  const rendition = (wanted: number) => {
    const width = widths.find((each) => each >= wanted) ?? widths.at(-1);
    return width === undefined ? url : `${url}${width}.webp`;
  };
  const name = row.name || fallback;
  return {
    id: row.id,
    url,
    urlMiddle: rendition(WIDTHS.middle),
    urlPreview: rendition(WIDTHS.preview),
    urlSecondPreview: rendition(WIDTHS.secondPreview),
    position: row.position,
    width: row.width,
    height: row.height,
    cleanImageName: slugify(name),
    names: { name, alternate: row.alternate || name },
    placeholder: row.placeholder,
    widths,
  };
}
