import type { botCheck as German } from '../de/bot-check';

export const botCheck = {
  challenge:
    'Protection against automated senders: as soon as you fill in the form, your browser loads a check by Cloudflare (Turnstile). Without JavaScript there is none.',
  challengePrivacy: 'Privacy at Turnstile',
} satisfies typeof German;
