import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireCustomer } from '~/features/page/auth-guard.server';
import { formTitle } from '~/features/page/form-title.server';
import type { PageHandle } from '~/features/page/page-handle';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { personalDataAction } from '~/features/account/personal-data/personal-data.server';
import { PersonalDataPage } from '~/features/account/personal-data/personal-data-page';

export const handle: PageHandle = {
  guards: ['auth-guard'],
  script: 'hydrate',
  audience: 'visitor',
  i18n: ['customer', 'reviews'],
};
export const meta = pageMeta;

export { clientAction, shouldRevalidate } from '~/components/inline-form/unanswered';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { mail, firstName, lastName } = requireCustomer(context, request.url);
  const title = formTitle(context, 'customer.data.title');
  return {
    email: mail,
    hasObjected: (await context.shop.getReviewMailObjection()) === true,
    saved: { firstName, lastName },
    rules: personalDataAction.rules(context.locale),
    seo: pageSeo(context, { title, path: '/my-account/personal-data', robots: 'NOINDEX' }),
  };
}

export const action = personalDataAction;

export default function PersonalData() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <PersonalDataPage {...page} />;
}
