import { useEffect } from 'react';
import type { RichTextInPlaceProps } from './rich-text-in-place';

/**
 * Replaces the editor if its script chunk could not be loaded. The browser does not request it
 * again before the page is reloaded, so the text is written in the settings.
 */
export function RichTextAway({ onAway }: Pick<RichTextInPlaceProps, 'onAway'>): null {
  useEffect(onAway, [onAway]);
  return null;
}
