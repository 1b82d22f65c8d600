import { Outlet } from '@remix-run/react';
import { BareErrorPage } from '~/features/page/errors/bare-error-page';
import { errorHeaders } from '~/features/page/errors/error-headers';
import { errorMeta } from '~/features/page/errors/error-meta';

export const meta = errorMeta;
export const headers = errorHeaders;

/** The edited page brings its own tools and the frame of the shop. */
export default function EditorLayout() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <BareErrorPage />;
}
