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
    .flatMap(({ type, key, values, also, action }) => {
      const text = find(key, values);
      if (!text) return [];
      const second = also && find(also);
      const pressed = action && find(action.key);
      const lines = second ? [text, second] : [text];
      return [{ type, lines, ...(pressed && { action: { ...action, text: pressed } }) }];
    });
}
