import { Button } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RequiredHint } from '~/components/ui/field';
import { fieldsOf, NO_REPLY } from '~/components/ui/form-reply';
import { TextInput } from '~/components/ui/text-input';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

/** A guest finds an order by its number and one fact they know of it (§6). */
export function OrderLookupPage({ reply }: { reply: FormReply | undefined }) {
  const { t, href } = useText();
  const { values, errors } = reply ?? NO_REPLY;
  const field = fieldsOf(values, errors);
  return (
    <article className="page page-narrow">
      <ErrorSummary errors={errors} />
      <h1>{t('orderLookup.title')}</h1>
      <p>{t('orderLookup.text')}</p>
      <form className="form-stack" method="post" action={href('/order-lookup')} noValidate>
        <RequiredHint />
        <TextInput
          {...field('orderId')}
          label={t('orderLookup.orderId')}
          hint={t('orderLookup.orderIdHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
        />
        <TextInput
          {...field('proof')}
          label={t('orderLookup.proof')}
          hint={t('orderLookup.proofHint')}
          autoComplete="off"
          maxLength={LIMITS.address.companyName}
          required
        />
        <div className="button-row">
          <Button>{t('orderLookup.submit')}</Button>
        </div>
      </form>
      <p>
        {t('orderLookup.haveAccount')}{' '}
        <a href={href('/my-account/my-orders')}>{t('orderLookup.toAccount')}</a>
      </p>
      <p>
        <a href={href('/data-request')}>{t('dataRequest.title')}</a>
      </p>
    </article>
  );
}
