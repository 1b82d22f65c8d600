import type { ContactOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { sendContactMail } from './send-contact-mail';

/** Messages of a visitor to the shop. */
export function contactOperations(ctx: CommerceContext): ContactOperations {
  return { doCustomerContactMail: (input) => sendContactMail(ctx, input) };
}
