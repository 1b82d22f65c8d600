import type { RequestHead } from '~/services/backend';
import type { TextValues } from '~/i18n/translator';
import type { NoticeType } from '~/components/ui/notice';
import { readCookie, setCookie } from '~/lib/cookies';

/** §9: at most five are stored, the oldest is dropped. */
const MAX_NOTICES = 5;
const COOKIE = 'notice';
const MAX_AGE_SECONDS = 60;

/** A button of a message: its text key, and the form of this shop that it posts. */
export type NoticeAction = { key: string; path: string; fields: Record<string, string> };

/** A message for the next page, by its text key, so that it is read in that page's language. */
export type FlashNotice = {
  type: NoticeType;
  key: string;
  values?: TextValues;
  /** The text key of a second line. */
  also?: string;
  action?: NoticeAction;
};

/** The Set-Cookie value that carries notices over a 303 to the next page. */
export function flashCookie(notices: readonly FlashNotice[]): string {
  const kept = notices.slice(-MAX_NOTICES);
  const value = Buffer.from(JSON.stringify(kept)).toString('base64url');
  return setCookie(COOKIE, value, { maxAge: MAX_AGE_SECONDS, httpOnly: true });
}

export const CLEAR_FLASH_COOKIE = setCookie(COOKIE, '', { maxAge: 0, httpOnly: true });

export function hasFlashCookie(request: RequestHead): boolean {
  return cookieValue(request) !== undefined;
}

/** The messages of a request, by their keys. A manipulated cookie has none. */
export function readFlash(request: RequestHead): FlashNotice[] {
  return parse(cookieValue(request)).slice(-MAX_NOTICES);
}

/** Shown by the panel with the added goods, where there is one. */
export const ADDED_NOTICE = 'notices.cartItemAdded';

function cookieValue(request: RequestHead): string | undefined {
  return readCookie(request.headers.get('Cookie'), COOKIE) || undefined;
}

const TYPES: readonly unknown[] = ['positive', 'negative', 'secondary', 'neutral', 'warning'];

function parse(value: string | undefined): FlashNotice[] {
  if (!value) return [];
  try {
    const notices: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
    return Array.isArray(notices) ? notices.filter(isFlashNotice) : [];
  } catch {
    return [];
  }
}

function isFlashNotice(value: unknown): value is FlashNotice {
  if (typeof value !== 'object' || value === null) return false;
  const { type, key, values, also, action } = value as Record<string, unknown>;
  return (
    TYPES.includes(type) &&
    typeof key === 'string' &&
    (values === undefined || areValues(values)) &&
    (also === undefined || typeof also === 'string') &&
    (action === undefined || isAction(action))
  );
}

/** Forms that the button of a message may post: a cookie must not name others. */
const ACTION_PATHS: readonly unknown[] = ['/api/cart'];

function isAction(value: unknown): value is NoticeAction {
  if (typeof value !== 'object' || value === null) return false;
  const { key, path, fields } = value as Record<string, unknown>;
  return typeof key === 'string' && ACTION_PATHS.includes(path) && areTexts(fields);
}

function areTexts(values: unknown): values is Record<string, string> {
  return areValues(values) && Object.values(values).every((value) => typeof value === 'string');
}

function areValues(values: unknown): values is TextValues {
  const isTable = typeof values === 'object' && values !== null && !Array.isArray(values);
  return isTable && Object.values(values).every((value) => /string|number/.test(typeof value));
}
