import { redirect } from '@remix-run/node';
import type { Guard } from '~/lib/guard';
import { localePath } from '~/i18n/locales';

/**
 * newsletter-confirmation: such a link leads to the page whose button confirms. A GET confirms nothing, as
 * scanners of mails follow links too.
 */
export const newsletterConfirmation: Guard = ({ context: { prefix }, request }) => {
  const query = new URL(request.url).searchParams;
  if (query.get('ActionCall') !== 'WebActionConfirmNewsletter') return;
  const [id, key] = [query.get('newsletterEmailId'), query.get('authString')];
  if (!id || !key) return;
  const link = [id, key].map(encodeURIComponent).join('/');
  throw redirect(localePath(prefix, `/newsletter/confirm/${link}`), 302);
};
