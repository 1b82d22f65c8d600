import { Button } from '~/components/ui/button';
import { Details } from '~/components/ui/details';
import { TextInput } from '~/components/ui/text-input';
import { errorOf } from '~/components/ui/form-reply';
import type { FormReply } from '~/features/page/form-action.server';
import { date } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import type { BoughtShade } from '~/services/shop-api';

export type ReminderDays = { first: string; last: string };

type ReminderFormProps = {
  bought: BoughtShade;
  id: string;
  days: ReminderDays;
  reply: FormReply | undefined;
};

/**
 * A form for one mail about a shade on a day of the customer's choice; without a day there is none.
 */
export function ReminderForm({ bought, id, days, reply }: ReminderFormProps) {
  const { t, href, locale } = useText();
  const { variationId, stated, remindOn } = bought;
  const summary = remindOn
    ? t('boughtShades.remindedOn', { date: date(remindOn, locale) })
    : t('boughtShades.remind');
  return (
    <Details summary={summary} open={reply !== undefined} className="bought-shade-reminder">
      <form className="form-stack" method="post" action={href('/my-account')} noValidate>
        <input type="hidden" name="variationId" value={variationId} />
        <input type="hidden" name="stated" value={stated} />
        <TextInput
          id={id}
          name="remindOn"
          type="date"
          label={t('boughtShades.remindOn')}
          hint={t('boughtShades.remindHint')}
          defaultValue={reply?.values.remindOn ?? remindOn ?? ''}
          error={reply && errorOf(reply.errors, 'remindOn')}
          min={days.first}
          max={days.last}
          autoComplete="off"
        />
        <div className="button-row">
          <Button variant="quiet" size="small" name="intent" value="remind">
            {t('common.save')}
          </Button>
          {remindOn && (
            <Button variant="quiet" size="small" name="intent" value="forget">
              {t('boughtShades.endReminder')}
            </Button>
          )}
        </div>
      </form>
    </Details>
  );
}
