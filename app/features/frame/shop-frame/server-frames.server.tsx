import type { ReactNode } from 'react';
import { ServedPart } from './served-part';
import { ServerShopFrame } from './served-frame';
import { ServerSimplifiedFrame } from './served-simplified-frame';
import { ShopFrame, type ShopFrameProps } from './shop-frame';
import { SimplifiedFrame, type SimplifiedFrameProps } from './simplified-frame';

type ServerFramesProps = { isHydrated: boolean; children: ReactNode };

/**
 * Provides pages with their frames; around a hydrated page, in parts that its browser leaves
 * unchanged.
 */
export function ServerFrames({ isHydrated, children }: ServerFramesProps) {
  return (
    <ServerShopFrame.Provider value={isHydrated ? shopFrameInParts : shopFrame}>
      <ServerSimplifiedFrame.Provider value={isHydrated ? simplifiedInParts : simplified}>
        {children}
      </ServerSimplifiedFrame.Provider>
    </ServerShopFrame.Provider>
  );
}

function shopFrame(props: ShopFrameProps) {
  return <ShopFrame {...props} />;
}

function shopFrameInParts(props: ShopFrameProps) {
  return <ShopFrame {...props} Part={ServedPart} />;
}

function simplified(props: SimplifiedFrameProps) {
  return <SimplifiedFrame {...props} />;
}

function simplifiedInParts(props: SimplifiedFrameProps) {
  return <SimplifiedFrame {...props} Part={ServedPart} />;
}
