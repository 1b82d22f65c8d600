import type { NewsletterOperations } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { notOffered } from '../not-offered';

/** The first newsletter, if the shop has several. */
const FOLDER = 1;
const NO_SUBSCRIBER = { email: '', firstName: '', lastName: '' };

/**
 * The newsletter. The contract ends a subscription only by its mailbox, immediately or by a mailed
 * link, and cannot read one; only the shop that sent a mail knows its links.
 */
export function newsletterOperations({ ask, session }: ContractCall): NewsletterOperations {
  const end = (email: string) => ask('deleteNewsletterSubscription', { email });

  return {
    async doSubscribeNewsletter({ email, firstName = '', lastName = '' }) {
      await ask('doSubscribeNewsletter', { email, firstName, lastName, emailFolder: FOLDER });
    },
    async doEmailConfirmation({ newsletterEmailId, authString }) {
      const input = { newsletterEmailId: String(newsletterEmailId), authString };
      return (await ask('doEmailConfirmation', input)) === true;
    },
    async getNewsletterSubscription(link) {
      if (link) return null;
      const { user } = await session();
      const { email, firstName, lastName } = user && 'email' in user ? user : NO_SUBSCRIBER;
      return { email, firstName, lastName, state: 'unknown', canChange: email !== '' };
    },
    setNewsletterNames: notOffered,
    async deleteNewsletterSubscription(link) {
      const { user } = await session();
      if (link || !user || !('email' in user)) return false;
      await end(user.email);
      return true;
    },
    async doRequestNewsletterLink({ email }) {
      await end(email);
    },
  };
}
