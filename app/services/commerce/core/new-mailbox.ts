import { BLOCKED_EMAIL_CHARACTERS, hasBlockedCharacter, isEmailAddress } from '~/lib/email-address';
import { shopConfigurationSchema } from '../../shop-api';
import type { CommerceContext } from './commerce-context';

/**
 * Whether this is accepted as a new mailbox (§5). Besides the form of an address, the setting
 * `blockedEmailCharacters` applies. Where a known mailbox is typed (log-in, look-up, withdrawal)
 * only the form counts: its owner must have access.
 */
export async function isNewMailbox(ctx: CommerceContext, email: string): Promise<boolean> {
  if (!isEmailAddress(email)) return false;
  const { settings } = await ctx.reference();
  const blocked = shopConfigurationSchema.shape.blockedEmailCharacters
    .catch(BLOCKED_EMAIL_CHARACTERS)
    .parse(settings.get('blockedEmailCharacters'));
  return !hasBlockedCharacter(email, blocked);
}
