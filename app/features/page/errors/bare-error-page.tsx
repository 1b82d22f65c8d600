import { useRouteError } from '@remix-run/react';
import { useEffect } from 'react';
import { errorStatus, errorWords } from './error-meta';
import { ErrorPage } from './error-page';
import { useShownPath } from './shown-path';

/** An error page without the frame of the shop. */
export function BareErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    if (isUnanswered(error)) window.location.reload();
  }, [error]);
  return (
    <main id="content">
      <ErrorPage status={errorStatus(error)} path={useShownPath()} words={errorWords(error)} />
    </main>
  );
}

/** The data of a page did not come: asked for whole, the shop says what is wrong, or shows it. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && /turbo-stream|fetch|load failed/i.test(error.message);
}
