import type { ComponentType } from 'react';
import type { ServedPartProps } from './served-part';

export type FrameParts = {
  /** Stands around each part of the frame, not around the page. */
  Part?: ComponentType<ServedPartProps>;
};

/** Where the frame is hydrated with its page, or nothing is. */
export function Bare({ children }: ServedPartProps) {
  return <>{children}</>;
}
