import type { RequestHead } from '~/services/backend';
import type { NoticeType } from '~/components/ui/notice';
import { ADDED_NOTICE, readFlash } from '~/features/page/notices/notice-cookie.server';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';

export type NoticeView = {
  type: NoticeType;
  lines: string[];
  action?: { text: string; path: string; fields: Record<string, string> };
};

/** The notices of a request, translated. */
export function readFlashNotices(
  request: RequestHead,
  locale: Locale,
  { isPanelShown = false } = {},
): NoticeView[] {
  const { find } = translatorFor(locale);
  return readFlash(request)
    .filter(({ key }) => !(isPanelShown && key === ADDED_NOTICE))
    .flatMap(({ type, key, values, action }) => {
      const text = find(key, values);
      if (!text) return [];
      const pressed = action && find(action.key);
      return [{ type, lines: [text], ...(pressed && { action: { ...action, text: pressed } }) }];
    });
}
