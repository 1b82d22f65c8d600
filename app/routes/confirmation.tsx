import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  byIntent,
  done,
  form,
  formAction,
  type FormPost,
} from '~/features/page/form-action.server';
import {
  PROOF_WANTED,
  proofFormSchema,
  requireProof,
  statedProof,
} from '~/features/after-order/confirmation/proof-form.server';
import { ConfirmationPage } from '~/features/after-order/confirmation/confirmation-page';
import {
  loadConfirmation,
  orderLink,
  proveOrder,
} from '~/features/after-order/confirmation/load-confirmation.server';
import { sendGiftCardsForm } from '~/features/after-order/confirmation/send-gift-cards.server';
import { SoftLoginPage } from '~/features/after-order/confirmation/soft-login-page';
import { payingKeyholderHeaders, paymentPageHeaders } from '~/features/page/payment-page-headers';
import { keyholderSeo } from '~/features/page/keyholder-seo.server';
import { pageMeta } from '~/features/page/page-seo';

export const handle = { script: 'none', audience: 'keyholder' };
export const meta = pageMeta;

export const headers = payingKeyholderHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = {
    confirmation: await loadConfirmation(context, params),
    seo: keyholderSeo(context, 'order.title', '/confirmation'),
  };
  return data(page, { headers: await paymentPageHeaders(context) });
}

/** The proof from another device. A rate limit is reported beside the field. */
const prove = form({
  schema: proofFormSchema,
  places: { ...PROOF_WANTED, 'security.tooManyRequests': 'postcode', '*': 'postcode' },
  async run(proof, { context, found }: FormPost<ReturnType<typeof orderLink>>) {
    await proveOrder(context, { ...found, ...statedProof(proof) });
    requireProof(proof);
    return done(context, `/confirmation/${found.orderId}/${found.accessKey}`);
  },
});

export const action = formAction(
  ({ params }) => orderLink(params),
  byIntent({ prove, 'send-gift-cards': sendGiftCardsForm }, 'prove'),
);

export default function Confirmation() {
  const { confirmation } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if ('order' in confirmation) {
    return <ConfirmationPage {...confirmation} errors={reply?.errors ?? []} />;
  }
  return <SoftLoginPage {...confirmation} reply={reply} />;
}
