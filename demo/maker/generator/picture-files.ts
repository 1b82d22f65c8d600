import type { PictureSpec } from '../pictures/kinds';
import type { DrawnPicture } from './goods';

/**
 * The file a picture is kept in, below catalogue/images: a folder for each kind, `tin/sage-1.svgz`.
 */
export function fileOf({ file, spec }: Pick<DrawnPicture, 'file' | 'spec'>): string {
  const [, kind, name] = /^([a-z]+)-(.+)\.svg$/.exec(file) ?? [];
  return `${kind}/${name}.${isPlain(spec) ? 'svgz' : 'avif'}`;
}

/**
 * Drawings of few lines are smaller as packed SVG than as pixels, and sharp in every width. What
 * holds grain is four times smaller as AVIF.
 */
export function isPlain(spec: PictureSpec): boolean {
  return (
    'transparent' in spec &&
    spec.transparent === true &&
    (spec.kind === 'tool' || (spec.kind === 'tin' && spec.surface !== 'clear'))
  );
}
