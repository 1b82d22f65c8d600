import { Button } from '~/components/ui/button';
import { Details } from '~/components/ui/details';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RequiredHint } from '~/components/ui/field';
import { Notice } from '~/components/ui/notice';
import { TextInput } from '~/components/ui/text-input';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';

export type Proof = 'postcode' | 'name';

type SoftLoginPageProps = {
  /** The proof that the shop requires; the other one is accepted as well. */
  proof: Proof;
  message: string;
  /** The title of the page after it, and the label of the button. */
  title?: string;
  /** Path of the order with its key. */
  path: string;
  reply?: FormReply | undefined;
};

/** On another device than the one that ordered, the link alone does not open an order (§4). */
export function SoftLoginPage({ proof, message, path, reply, title }: SoftLoginPageProps) {
  const error = reply?.errors[0];
  const { t, href } = useText();
  const fields = {
    postcode: (
      <TextInput
        name="postcode"
        label={t('order.proofPostcode')}
        error={proof === 'postcode' ? error : undefined}
        defaultValue={reply?.values.postcode}
        autoComplete="postal-code"
        maxLength={12}
        required={proof === 'postcode'}
      />
    ),
    name: (
      <TextInput
        name="name"
        label={t('order.proofName')}
        error={proof === 'name' ? error : undefined}
        defaultValue={reply?.values.name}
        autoComplete="family-name"
        maxLength={100}
        required={proof === 'name'}
      />
    ),
  };
  const other = proof === 'postcode' ? 'name' : 'postcode';
  return (
    <div className="page page-narrow">
      {error && <ErrorSummary errors={[{ ...error, field: proof }]} />}
      <h1>{title ?? t('order.softLoginTitle')}</h1>
      <Notice type="warning" message={message} />
      <form className="form-stack" method="post" action={href(path)} noValidate>
        <RequiredHint />
        {fields[proof]}
        <Details summary={t('order.otherProof')} open={Boolean(reply?.values[other])}>
          {fields[other]}
        </Details>
        <Button>{title ?? t('order.softLoginSubmit')}</Button>
      </form>
    </div>
  );
}
