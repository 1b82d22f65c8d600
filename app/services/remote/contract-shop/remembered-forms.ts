import type { FormGuard } from '~/services/bot-check/bot-check';
import { FORM_LIMIT } from '~/services/bot-check/guarded-form';
import { ShopError } from '~/services/shop-api';
import { memory } from './memory';

const WINDOW_MS = FORM_LIMIT.seconds * 1_000;

/** The bot check's data on forms, stored for an hour. */
export function rememberedForms(now: () => Date) {
  const spent = memory<string, string>(1);
  const counts = memory<string, { window: number; count: number }>(1);

  /** `addressKey`: the part of the visitor's address that one person controls. */
  return (addressKey: string): FormGuard => ({
    async spend(nonce, content) {
      const said = content.toString('base64');
      const before = spent.get(nonce);
      if (before === undefined) spent.set(nonce, said);
      if (before === undefined) return 'first';
      return before === said ? 'again' : 'other';
    },
    async limit(form) {
      const time = now().getTime();
      const window = Math.floor(time / WINDOW_MS);
      const key = `${form} ${addressKey}`;
      const known = counts.get(key);
      const count = known?.window === window ? known.count + 1 : 1;
      counts.set(key, { window, count });
      if (count <= FORM_LIMIT.max) return;
      const retryAfter = Math.ceil(((window + 1) * WINDOW_MS - time) / 1_000);
      throw new ShopError('security.tooManyRequests', { cause: { retryAfter } });
    },
  });
}
