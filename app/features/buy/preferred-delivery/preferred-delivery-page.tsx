import { Button } from '~/components/ui/button';
import { Checkbox } from '~/components/ui/checkbox';
import { ErrorSummary } from '~/components/ui/error-summary';
import { errorOf } from '~/components/ui/form-reply';
import { RadioGroup } from '~/components/ui/radio-group';
import { TextInput } from '~/components/ui/text-input';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import type { PreferredDeliveryView } from './load-preferred-delivery.server';

type PreferredDeliveryPageProps = {
  view: PreferredDeliveryView;
  /** The refused form. */
  reply: FormReply | undefined;
};

/** Delivery options of the parcel: its day, location or neighbour (open point 1.12). */
export function PreferredDeliveryPage({ view, reply }: PreferredDeliveryPageProps) {
  const { t, href } = useText();
  const { chosen, carrier } = view;
  const errors = reply?.errors ?? [];
  const input = (name: keyof typeof LIMITS.preferredDelivery) => ({
    name,
    defaultValue: reply ? (reply.values[name] ?? '') : (chosen?.[name] ?? ''),
    error: errorOf(errors, name),
    maxLength: LIMITS.preferredDelivery[name],
    autoComplete: 'off',
  });
  const isTicked = (name: string, kept: string | undefined) =>
    reply ? name in reply.values : Boolean(kept);
  return (
    <div className="page page-narrow">
      <ErrorSummary errors={errors} />
      <p>
        <a href={`${href('/checkout')}#shipping-method`}>{t('preferredDelivery.back')}</a>
      </p>
      <h1>{t('preferredDelivery.title')}</h1>
      <p>{t('preferredDelivery.intro', { carrier })}</p>
      <form
        className="form-stack"
        method="post"
        action={href('/checkout/preferred-delivery')}
        noValidate
      >
        {view.days.length > 0 && (
          <RadioGroup
            name="preferredDay"
            label={t('preferredDelivery.day')}
            hint={view.dayHint}
            error={errorOf(errors, 'preferredDay')}
            options={[{ value: '', label: t('preferredDelivery.noDay') }, ...view.days]}
            defaultValue={reply ? (reply.values.preferredDay ?? '') : (chosen?.preferredDay ?? '')}
          />
        )}
        {view.hasLocation && (
          <>
            <Checkbox
              name="usePreferredLocation"
              label={t('preferredDelivery.atPlace')}
              error={errorOf(errors, 'usePreferredLocation')}
              defaultChecked={isTicked('usePreferredLocation', chosen?.preferredLocation)}
            />
            <TextInput
              {...input('preferredLocation')}
              label={t('preferredDelivery.location')}
              hint={t('preferredDelivery.locationHint')}
            />
          </>
        )}
        {view.hasNeighbour && (
          <>
            <Checkbox
              name="usePreferredNeighbour"
              label={t('preferredDelivery.atNeighbour')}
              error={errorOf(errors, 'usePreferredNeighbour')}
              defaultChecked={isTicked('usePreferredNeighbour', chosen?.preferredNeighbourName)}
            />
            <TextInput
              {...input('preferredNeighbourName')}
              label={t('preferredDelivery.neighbourName')}
            />
            <TextInput
              {...input('preferredNeighbourAddress')}
              label={t('preferredDelivery.neighbourAddress')}
            />
          </>
        )}
        <Button size="large">{t('preferredDelivery.save')}</Button>
      </form>
    </div>
  );
}
