import type { botCheck as German } from '../de/bot-check';

export const botCheck = {
  challenge:
    'Protection against automated senders: as soon as you fill in the form, your browser loads a check by Cloudflare (Turnstile). Without JavaScript there is none.',
  challengePrivacy: 'Privacy at Turnstile',
  policyTitle: 'Check against automated senders',
  policyWhat:
    'On the pages for contact, newsletter sign-up and registration we use Turnstile by Cloudflare, Inc., 101 Townsend Street, San Francisco, CA 94107, USA. Cloudflare’s script loads only when you begin to fill in one of these forms. Cloudflare then receives your IP address and details of your browser and device; when you send the form, our server passes the result of the check and your IP address to Cloudflare for confirmation.',
  policyWhy:
    'This protects the forms against abuse (Art. 6(1)(f) GDPR, § 25(2) no. 2 TDDDG). Without JavaScript there is no check, and you can send the forms all the same.',
} satisfies typeof German;
