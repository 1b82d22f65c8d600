import { useMatches } from '@remix-run/react';
import type { FrameView } from './load-frame.server';

/** The frame data of the layout, also when a page failed; undefined if the layout has none. */
export function useFrame(): FrameView | undefined {
  const layout = useMatches().find(({ id }) => /(^|\/)layouts\//.test(id));
  return (layout?.data as { frame?: FrameView } | undefined)?.frame;
}
