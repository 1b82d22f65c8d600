import { data, type LoaderFunctionArgs } from '@remix-run/node';
import type { TextKey } from '~/i18n/translator';
import { isShopError } from '~/services/shop-api';
import type { ErrorWords } from './error-meta';
import { noteFailure } from './note-failure.server';

/**
 * Waits for what a page shows. If the shop itself fails, the error page says with `text` what could
 * not be loaded (§8), and the failure is logged.
 */
export async function explainFailure<T>(
  text: TextKey,
  work: Promise<T>,
  args: LoaderFunctionArgs,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Error) || isShopError(error)) throw error;
    noteFailure(error, args);
    const words: ErrorWords = { title: 'errorPages.serverTitle', text, mayReload: true };
    throw data({ words }, 500);
  }
}
