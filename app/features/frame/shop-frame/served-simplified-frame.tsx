import { createContext, useContext, type ReactNode } from 'react';
import { Notices } from '../notices/notices';
import { LoadingBar } from './loading-bar';
import { ServedPart } from './served-part';
import type { SimplifiedFrameProps } from './simplified-frame';

/** Like `ServerShopFrame`. */
export const ServerSimplifiedFrame = createContext<
  ((props: SimplifiedFrameProps) => ReactNode) | null
>(null);

/** Like `ServedFrame`; notices change with every step of a checkout. */
export function ServedSimplifiedFrame(props: SimplifiedFrameProps) {
  const renderFrame = useContext(ServerSimplifiedFrame);
  if (renderFrame) return renderFrame(props);
  const { frame, children } = props;
  return (
    <>
      <ServedPart name="head" />
      <LoadingBar />
      <Notices key={JSON.stringify(frame.notices)} notices={frame.notices} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <ServedPart name="foot" />
    </>
  );
}
