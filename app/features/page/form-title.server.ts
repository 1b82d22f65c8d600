import { translate } from '~/i18n/translate.server';
import type { TextKey } from '~/i18n/translator';
import { wasRefused } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';

/** The title of a page with a form; after a refused post it begins with "Error:". */
export function formTitle(context: RequestContext, key: TextKey): string {
  const title = translate(context.locale, key);
  if (!wasRefused(context)) return title;
  return `${translate(context.locale, 'common.errorTitlePrefix')} ${title}`;
}
