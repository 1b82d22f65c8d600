import type { BotCheckView } from '~/services/bot-check/bot-check';

/** Headers with which a page may show the challenge of a third party; none where there is none. */
export function challengeHeaders({ challenge }: BotCheckView): Record<string, string> {
  if (!challenge) return {};
  const { origin } = challenge;
  return { 'Shop-Csp-Sources': `script-src ${origin}; frame-src ${origin}; connect-src ${origin}` };
}
