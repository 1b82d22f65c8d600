import type { NewsletterOperations } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { notOffered } from '../not-offered';

/** Of a shop that has several newsletters the first. */
const FOLDER = 1;

/**
 * The newsletter. The contract ends a subscription by its mailbox alone, and tells of none; the links of mails
 * are known to who sent them.
 */
export function newsletterOperations({ ask, session }: ContractCall): NewsletterOperations {
  const end = (email: string) => ask('deleteNewsletterSubscription', { email });

  return {
    async doSubscribeNewsletter({ email, firstName = '', lastName = '' }) {
      await ask('doSubscribeNewsletter', { email, firstName, lastName, emailFolder: FOLDER });
    },
    async doEmailConfirmation({ newsletterEmailId, authString }) {
      const told = { newsletterEmailId: String(newsletterEmailId), authString };
      return (await ask('doEmailConfirmation', told)) === true;
    },
    getNewsletterSubscription: async () => null,
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
