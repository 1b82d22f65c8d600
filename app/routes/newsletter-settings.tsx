import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  changeNewsletter,
  loadNewsletterSettings,
} from '~/features/shop-pages/newsletter/newsletter-settings.server';
import { NewsletterSettingsPage } from '~/features/shop-pages/newsletter/newsletter-settings-page';
import { pageMeta } from '~/features/page/page-meta';

/** Of the customer who signed in; everybody else can have a link mailed. */
export const handle = { script: 'none', audience: 'visitor' };
export const meta = pageMeta;

export const loader = ({ context }: LoaderFunctionArgs) => loadNewsletterSettings(context);
export const action = ({ request, context }: ActionFunctionArgs) =>
  changeNewsletter(request, context);

export default function NewsletterSettingsRoute() {
  const { subscription, action: target } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <NewsletterSettingsPage
      subscription={subscription}
      action={target}
      canSubscribe
      reply={reply}
    />
  );
}
