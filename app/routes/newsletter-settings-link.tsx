import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  linkOf,
  loadNewsletterSettings,
  newsletterSettingsAction,
} from '~/features/shop-pages/newsletter/newsletter-settings.server';
import { NewsletterSettingsPage } from '~/features/shop-pages/newsletter/newsletter-settings-page';
import { keyholderHeaders } from '~/features/page/keyholder-headers';
import { pageMeta } from '~/features/page/page-seo';

/** The page of a visitor with the link of a newsletter mail. */
export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;
export const headers = keyholderHeaders;

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadNewsletterSettings(context, linkOf(params));
export const action = newsletterSettingsAction;

export default function NewsletterSettingsLinkRoute() {
  const { subscription, action: target } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <NewsletterSettingsPage subscription={subscription} action={target} reply={reply} />;
}
