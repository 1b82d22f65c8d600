import type { BotCheck, BotCheckView } from '~/services/bot-check/bot-check';

export type GuardedVisit = { botCheck: BotCheck };

/** The stamp of the form; none where nobody is going to send it. */
export function loadNewsletterCheck(visit: GuardedVisit | null): BotCheckView | null {
  return visit && visit.botCheck.view('newsletter', 'block');
}
