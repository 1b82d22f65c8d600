import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * The whole page as HTML with its suspended parts, which renderToString would leave out: the data of
 * its loaders is one. React 18 puts up to three NUL bytes before a character that does not fit into
 * what is left of its buffer (react#24985); no page of ours holds any.
 */
export function renderSuspended(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      onAllReady() {
        const output = new PassThrough();
        text(output).then((html) => resolve(html.replaceAll('\0', '')), reject);
        stream.pipe(output);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
