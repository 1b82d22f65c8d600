import { Button } from '~/components/ui/button';
import { useText } from '~/i18n/text';
import { DeclarationList, type Declaration } from './declaration-list';

type WithdrawalCheckProps = { declaration: Declaration; submissionId: string };

/** Step 2 (L-13): the declaration, and one control that makes it. */
export function WithdrawalCheck({ declaration, submissionId }: WithdrawalCheckProps) {
  const { t, href } = useText();
  return (
    <article className="page page-narrow">
      <h1>{t('withdrawal.checkTitle')}</h1>
      <p>{t('withdrawal.declaration')}</p>
      <DeclarationList declaration={declaration} />
      <form method="post" action={href('/withdrawal')} className="button-row">
        {Object.entries(declaration).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="submissionId" value={submissionId} />
        <Button name="intent" value="confirm">
          {t('withdrawal.confirm')}
        </Button>
        <Button name="intent" value="change" variant="secondary">
          {t('withdrawal.change')}
        </Button>
      </form>
    </article>
  );
}
