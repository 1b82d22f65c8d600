import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { noteFailure } from '~/features/page/errors/note-failure.server';
import type { Post } from '~/features/page/form-action.server';
import { isShopError } from '~/services/shop-api/shop-error';

const FIELD = /^property\[(\d{1,9})\]$/;

/**
 * Stores the files of an add form. Returns the form with the value of each file in its field, and
 * the errors of refused files by property id, `uploadFailed` if the shop itself fails. Throws the
 * 429 page.
 */
export async function keepFiles(sent: Pick<Post, 'request' | 'context'>, given: FormData) {
  const { shop, files } = sent.context;
  const form = new FormData();
  for (const [name, value] of given) form.append(name, value);
  const problems: Record<string, string> = {};
  for (const { field, fileName, size, path, problem } of files) {
    const propertyId = FIELD.exec(field)?.[1];
    if (!propertyId) continue;
    if (problem !== null) {
      problems[propertyId] = problem;
      continue;
    }
    try {
      form.set(field, await refuseFlood(shop.doUploadOrderPropertyFile({ path, fileName, size })));
    } catch (error) {
      if (!(error instanceof Error) || isShopError(error)) throw error;
      noteFailure(error, sent, true);
      problems[propertyId] = 'uploadFailed';
    }
  }
  return { form, problems };
}
