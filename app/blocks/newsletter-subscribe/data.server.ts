import type { BotCheck, BotCheckView } from '~/services/bot-check/bot-check';

export type GuardedVisit = { botCheck: BotCheck };

/** The stamp of the form; none for a form that cannot be sent. */
export function loadNewsletterCheck(visit: GuardedVisit | null): BotCheckView | null {
  return visit && visit.botCheck.view('newsletter', 'block');
}
