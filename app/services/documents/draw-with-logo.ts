import { readLogo } from '../images';
import type { DrawDocument } from './draw-document';

/** Draws documents with the shop's logo, if it has one; `media` is the folder of pictures. */
export function drawWithLogo(draw: DrawDocument, media: string): DrawDocument {
  return async (facts, format, noteReplaced) => {
    const logo = format === 'pdf' ? await readLogo(media, facts.configuration.logo) : null;
    return draw(logo ? { ...facts, logo } : facts, format, noteReplaced);
  };
}
