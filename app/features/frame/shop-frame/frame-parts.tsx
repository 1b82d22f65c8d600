import type { ComponentType } from 'react';
import type { ServedPartProps } from './served-part';

export type FrameParts = {
  /** Wraps each part of the frame, not the page. */
  Part?: ComponentType<ServedPartProps>;
};

/** If the frame is hydrated with its page, or nothing is. */
export function Bare({ children }: ServedPartProps) {
  return <>{children}</>;
}
