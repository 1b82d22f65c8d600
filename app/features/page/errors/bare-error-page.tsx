import { useRouteError } from '@remix-run/react';
import { errorStatus } from './error-meta';
import { ErrorPage } from './error-page';
import { useShownPath } from './shown-path';

/** An error page without the frame of the shop. */
export function BareErrorPage() {
  return (
    <main id="content">
      <ErrorPage status={errorStatus(useRouteError())} path={useShownPath()} />
    </main>
  );
}
