import type { BotCheckView } from '~/services/bot-check/bot-check';

/** Headers that allow the challenge of a third party on a page; none if there is none. */
export function challengeHeaders({ challenge }: BotCheckView): Record<string, string> {
  if (!challenge) return {};
  const { origin } = challenge;
  return { 'Shop-Csp-Sources': `script-src ${origin}; frame-src ${origin}; connect-src ${origin}` };
}
