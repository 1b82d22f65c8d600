import { useRouteError } from '@remix-run/react';
import { useEffect } from 'react';
import { errorStatus, errorWords } from './error-meta';
import { ErrorPage } from './error-page';
import { useShownPath } from './shown-path';

/** What stands in place of a page that threw something. */
export function CaughtError() {
  const error = useRouteError();
  useEffect(() => {
    if (isUnanswered(error)) window.location.reload();
  }, [error]);
  return <ErrorPage status={errorStatus(error)} path={useShownPath()} words={errorWords(error)} />;
}

/** The data of a page did not come: asked for whole, the shop says what is wrong, or shows it. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && /turbo-stream|fetch|load failed/i.test(error.message);
}
