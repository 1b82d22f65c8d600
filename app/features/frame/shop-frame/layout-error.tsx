import type { ComponentType, ReactNode } from 'react';
import { useRouteError } from '@remix-run/react';
import { errorStatus, errorWords } from '~/features/page/errors/error-meta';
import { ErrorPage } from '~/features/page/errors/error-page';
import { useShownPath } from '~/features/page/errors/shown-path';
import type { FrameView } from './load-frame.server';
import { useFrame } from './use-frame';

type LayoutErrorProps = { Frame: ComponentType<{ frame: FrameView; children: ReactNode }> };

/** What a layout shows in place of a page that failed: in its frame, unless that failed too. */
export function LayoutError({ Frame }: LayoutErrorProps) {
  const error = useRouteError();
  const frame = useFrame();
  const page = (
    <ErrorPage status={errorStatus(error)} path={useShownPath()} words={errorWords(error)} />
  );
  return frame ? <Frame frame={frame}>{page}</Frame> : <main id="content">{page}</main>;
}
