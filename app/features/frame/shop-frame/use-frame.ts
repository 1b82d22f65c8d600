import { useMatches } from '@remix-run/react';
import type { FrameView } from './load-frame.server';

/** The frame data of the layout, also in place of a page that failed; undefined where the layout has none. */
export function useFrame(): FrameView | undefined {
  const layout = useMatches().find(({ id }) => /(^|\/)layouts\//.test(id));
  return (layout?.data as { frame?: FrameView } | undefined)?.frame;
}
