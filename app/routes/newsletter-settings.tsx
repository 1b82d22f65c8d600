import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  loadNewsletterSettings,
  newsletterSettingsAction,
} from '~/features/shop-pages/newsletter/newsletter-settings.server';
import { NewsletterSettingsPage } from '~/features/shop-pages/newsletter/newsletter-settings-page';
import { pageMeta } from '~/features/page/page-seo';

/** For a logged-in customer; everybody else can have a link mailed. */
export const handle = { script: 'none', audience: 'visitor' };
export const meta = pageMeta;

export const loader = ({ context }: LoaderFunctionArgs) => loadNewsletterSettings(context);
export const action = newsletterSettingsAction;

export default function NewsletterSettingsRoute() {
  const { subscription, email, action: target } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <NewsletterSettingsPage
      subscription={subscription}
      email={email}
      action={target}
      canSubscribe
      reply={reply}
    />
  );
}
