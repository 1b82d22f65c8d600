import { useMatches } from '@remix-run/react';
import type { FrameView } from './load-frame.server';

/** The frame data of the layout, also while the layout shows an error; undefined if its loader failed. */
export function useFrame(): FrameView | undefined {
  const layout = useMatches().find(({ id }) => /(^|\/)layouts\//.test(id));
  return (layout?.data as { frame?: FrameView } | undefined)?.frame;
}
