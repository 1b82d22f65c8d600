import { useRouteError } from '@remix-run/react';
import { useEffect } from 'react';
import { errorStatus, errorWords } from '~/features/page/errors/error-meta';
import { ErrorPage } from '~/features/page/errors/error-page';
import { useShownPath } from '~/features/page/errors/shown-path';
import { useFrame } from './use-frame';

/** Replaces a page that threw an error, inside the frame of its layout if that exists. */
export function CaughtError() {
  const error = useRouteError();
  const isFramed = useFrame() !== undefined;
  const path = useShownPath();
  useEffect(() => {
    if (isUnanswered(error)) window.location.reload();
  }, [error]);
  const page = <ErrorPage status={errorStatus(error)} path={path} words={errorWords(error)} />;
  return isFramed ? page : <main id="content">{page}</main>;
}

/**
 * The data of a page did not arrive: requested as a document, the shop reports the error, or shows
 * the page.
 */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && /turbo-stream|fetch|load failed/i.test(error.message);
}
