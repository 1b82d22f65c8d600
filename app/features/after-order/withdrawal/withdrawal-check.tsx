import { Button } from '~/components/ui/button';
import { useText } from '~/i18n/text';
import { DeclarationList, type Declaration } from './declaration-list';
import type { OrderChoice } from './order-choice';
import type { ReadChoice } from './read-choice.server';

type WithdrawalCheckProps = {
  declaration: Declaration;
  submissionId: string;
  /** As typed in step 1. */
  values: Record<string, string>;
  choice: OrderChoice | null;
  chosen: ReadChoice | null;
};

/** Step 2 (L-13): the declaration, and one control that makes it. */
export function WithdrawalCheck(props: WithdrawalCheckProps) {
  const { declaration, submissionId, values } = props;
  const { t, href } = useText();
  return (
    <article className="page page-narrow">
      <h1>{t('withdrawal.checkTitle')}</h1>
      <p>{t('withdrawal.declaration')}</p>
      <DeclarationList declaration={declaration} />
      <form method="post" action={href('/withdrawal')} className="button-row">
        {Object.entries({ ...values, ...carried(props) }).map(([name, value]) => (
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

/** The selection as typed, so that it can be changed, and as declared. */
function carried({ choice, chosen }: WithdrawalCheckProps): Record<string, string | number> {
  if (!choice || !chosen) return {};
  const typed = Object.entries(chosen.quantities).map(([id, text]) => [`quantity[${id}]`, text]);
  return {
    order: choice.orderId,
    key: choice.accessKey,
    scope: chosen.scope,
    ...(Object.fromEntries(typed) as Record<string, string>),
    declared: chosen.words,
    lines: chosen.lines.map(({ orderItemId, quantity }) => `${orderItemId}x${quantity}`).join(' '),
  };
}
