import { Button } from '~/components/ui/button';
import { EmailField } from '~/components/ui/email-field';
import { ErrorSummary, type SummaryError } from '~/components/ui/error-summary';
import { RequiredHint } from '~/components/ui/field';
import { fieldsOf } from '~/components/ui/form-reply';
import { TextArea, TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { ChoiceFields } from './choice-fields';
import type { OrderChoice } from './order-choice';
import type { ReadChoice } from './read-choice.server';

export type WithdrawalValues = Partial<
  Record<'name' | 'orderId' | 'email' | 'items' | 'message', string>
>;

type WithdrawalPageProps = {
  values: WithdrawalValues;
  /** By control id. */
  errors: readonly SummaryError[];
  /** The order whose page led here, and the part selected before. */
  choice: OrderChoice | null;
  chosen: Pick<ReadChoice, 'scope' | 'quantities'> | null;
  /** The form for faulty goods, if the order is known and returnable. */
  claimPath: string | null;
};

/** Step 1 of a withdrawal (L-12): the name, the contract, and the address for the receipt. */
export function WithdrawalPage({ values, errors, choice, chosen, claimPath }: WithdrawalPageProps) {
  const { t, href } = useText();
  const field = fieldsOf<keyof WithdrawalValues>(values, errors);
  return (
    <article className="page page-narrow">
      <ErrorSummary errors={errors} />
      <h1>{t('withdrawal.title')}</h1>
      <p>{t('withdrawal.intro')}</p>
      <p className="small">
        {t('withdrawal.faultHint')}{' '}
        <a href={href(claimPath ?? '/order-lookup')}>
          {t(claimPath ? 'withdrawal.faultLink' : 'withdrawal.faultLookup')}
        </a>
      </p>
      <form method="post" action={href('/withdrawal')} className="form-stack" noValidate>
        <RequiredHint />
        <TextInput
          {...field('name')}
          label={t('withdrawal.name')}
          autoComplete="name"
          maxLength={LIMITS.withdrawal.name}
          required
        />
        <TextInput
          {...field('orderId')}
          label={t('withdrawal.contract')}
          hint={t('withdrawal.contractHint')}
          maxLength={LIMITS.withdrawal.orderId}
          required
        />
        <EmailField {...field('email')} label={t('withdrawal.email')} />
        {choice ? (
          <ChoiceFields
            choice={choice}
            scope={chosen?.scope ?? 'all'}
            quantities={chosen?.quantities ?? {}}
            errors={errors}
          />
        ) : (
          <TextArea
            {...field('items')}
            label={t('withdrawal.items')}
            hint={t('withdrawal.itemsHint')}
            rows={3}
            maxLength={LIMITS.withdrawal.items}
          />
        )}
        <TextArea
          {...field('message')}
          label={t('withdrawal.message')}
          rows={3}
          maxLength={LIMITS.withdrawal.message}
        />
        <div className="button-row">
          <Button name="intent" value="check">
            {t('withdrawal.next')}
          </Button>
        </div>
        <p className="small">
          {t('withdrawal.privacyBefore')}
          <a href={href('/privacy-policy')}>{t('withdrawal.privacyLink')}</a>
          {t('withdrawal.privacyAfter')}
        </p>
        {choice && (
          <p>
            <a href={href('/withdrawal')}>{t('withdrawal.otherContract')}</a>
          </p>
        )}
      </form>
    </article>
  );
}
