import { RadioGroup } from '~/components/ui/radio-group';
import { TextInput } from '~/components/ui/text-input';
import type { SummaryError } from '~/components/ui/error-summary';
import { errorOf } from '~/components/ui/form-reply';
import { useText } from '~/i18n/text';
import type { OrderChoice } from './order-choice';
import type { Scope } from './read-choice.server';

type ChoiceFieldsProps = {
  choice: OrderChoice;
  scope: Scope;
  /** By line id, as typed. */
  quantities: Record<string, string>;
  errors: readonly SummaryError[];
};

/** All of an order or some of it, by line and quantity. */
export function ChoiceFields({ choice, scope, quantities, errors }: ChoiceFieldsProps) {
  const { t } = useText();
  return (
    <div className="withdrawal-choice">
      <input type="hidden" name="order" value={choice.orderId} />
      <input type="hidden" name="key" value={choice.accessKey} />
      <RadioGroup
        name="scope"
        label={t('withdrawal.scope')}
        defaultValue={scope}
        error={errorOf(errors, 'scope')}
        options={[
          { value: 'all', label: t('withdrawal.scopeAll', { number: choice.orderId }) },
          {
            value: 'part',
            label: t('withdrawal.scopePart'),
            hint: t('withdrawal.partHint'),
          },
        ]}
      />
      <ul className="withdrawal-lines">
        {choice.lines.map(({ id, name, left, withdrawn }) => (
          <li key={id}>
            {left > 0 ? (
              <TextInput
                id={`quantity-${id}`}
                name={`quantity[${id}]`}
                label={name}
                hint={t('withdrawal.ofOrdered', { count: left })}
                type="number"
                inputMode="numeric"
                min={0}
                max={left}
                defaultValue={quantities[id] ?? ''}
                error={errorOf(errors, `quantity-${id}`)}
                isOneOfSeveral
              />
            ) : (
              <p>{name}</p>
            )}
            {withdrawn > 0 && (
              <p className="small">{t('withdrawal.alreadyWithdrawn', { count: withdrawn })}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
