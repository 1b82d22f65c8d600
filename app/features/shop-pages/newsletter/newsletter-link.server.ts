import type { LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { anybody, done, form, formAction, Refusal } from '~/features/page/form-action.server';
import { keyholderSeo } from '~/features/page/keyholder-seo.server';
import { oneClickSchema } from '~/features/page/one-click.server';
import { readId } from '~/services/shop-api';

type Step = 'confirm' | 'unsubscribe';

/** Loader of both link pages; the address contains a key, so it is not indexed. */
export function loadNewsletterLink({ context }: LoaderFunctionArgs, step: Step) {
  return { seo: keyholderSeo(context, `newsletter.${step}Title`, '/newsletter') };
}

/** For both link pages: 303 to the newsletter page, or 422 if the link is wrong or too old. */
export const newsletterLinkAction = (step: Step) =>
  formAction(
    anybody,
    form({
      schema: step === 'confirm' ? z.object({}) : oneClickSchema,
      async run(value, { context, params }) {
        const { shop } = context;
        const newsletterEmailId = readId(params.emailId ?? '');
        const authString = params.authString ?? '';
        const isDone =
          newsletterEmailId !== null &&
          (step === 'confirm'
            ? await shop.doEmailConfirmation({ newsletterEmailId, authString })
            : await shop.deleteNewsletterSubscription({ newsletterEmailId, authString }));
        if (!isDone) throw new Refusal({ link: 'link.invalid' });
        if ('List-Unsubscribe' in value && value['List-Unsubscribe']) {
          throw new Response(null, { status: 204 });
        }
        const said = step === 'confirm' ? 'newsletterConfirmed' : 'newsletterUnsubscribed';
        return done(context, '/newsletter', `notices.${said}`);
      },
    }),
  );
