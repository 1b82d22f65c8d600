import { createContext, useContext, type ReactNode } from 'react';
import { LoadingBar } from './loading-bar';
import { ServedPart } from './served-part';
import type { ShopFrameProps } from './shop-frame';

/** Renders the shop's frame on the server; null in a browser, which gets no code of it. */
export const ServerShopFrame = createContext<((props: ShopFrameProps) => ReactNode) | null>(null);

/**
 * The frame of the shop around a page, of which only the page is hydrated: in the browser the
 * frame's parts stay as the server rendered them (docs/decisions/180).
 */
export function ServedFrame(props: ShopFrameProps) {
  const renderFrame = useContext(ServerShopFrame);
  if (renderFrame) return renderFrame(props);
  return (
    <>
      <ServedPart name="head" />
      <LoadingBar />
      <main id="content" tabIndex={-1}>
        <ServedPart name="main" />
        {props.children}
      </main>
      <ServedPart name="foot" />
    </>
  );
}
