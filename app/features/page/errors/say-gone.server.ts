import { data } from '@remix-run/node';
import type { ErrorWords } from './error-meta';

const words: ErrorWords = {
  title: 'errorPages.goneTitle',
  text: 'errorPages.goneText',
  mayReload: true,
};

/**
 * Runs the action of a post. Its subject may be deleted already, by the first of two presses: 404
 * as for every missing page, but with the message that nothing is missing.
 */
export async function sayGone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isUnexplained404(error) ? data({ words }, 404) : error;
  }
}

/** As `found` throws it. */
function isUnexplained404(error: unknown): boolean {
  const { data: said, init } = error as Partial<ReturnType<typeof data>>;
  return said === null && init?.status === 404;
}
