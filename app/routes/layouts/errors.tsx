import { Outlet } from '@remix-run/react';
import { errorHeaders } from '~/features/page/errors/error-headers';
import { errorMeta } from '~/features/page/errors/error-meta';

export { CaughtError as ErrorBoundary } from '~/features/frame/shop-frame/caught-error';
export const meta = errorMeta;
export const headers = errorHeaders;

/**
 * Stands between a layout and its pages, and catches their errors. If a layout did that itself, it
 * would lose its frame after a post: the loader of the error boundary's route is not run then.
 */
export default function Errors() {
  return <Outlet />;
}
