import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { keyholderHeaders } from '~/features/page/keyholder-headers';
import { pageMeta } from '~/features/page/page-seo';
import {
  loadNewsletterLink,
  newsletterLinkAction,
} from '~/features/shop-pages/newsletter/newsletter-link.server';
import { NewsletterLinkPage } from '~/features/shop-pages/newsletter/newsletter-link-page';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;
export const headers = keyholderHeaders;

export const loader = (args: LoaderFunctionArgs) => loadNewsletterLink(args, 'confirm');
export const action = newsletterLinkAction('confirm');

export default function NewsletterConfirmRoute() {
  const isRefused = useActionData<typeof action>() !== undefined;
  return <NewsletterLinkPage step="confirm" isRefused={isRefused} />;
}
