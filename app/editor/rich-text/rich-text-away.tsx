import { useEffect } from 'react';
import type { RichTextInPlaceProps } from './rich-text-in-place';

/**
 * In the place of the editor whose part of the script did not come: the line was cut. The browser does not
 * ask for it again before the page is loaded anew, so the text is written in the settings.
 */
export function RichTextAway({ onAway }: Pick<RichTextInPlaceProps, 'onAway'>): null {
  useEffect(onAway, [onAway]);
  return null;
}
