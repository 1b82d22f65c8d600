import { Button } from '~/components/ui/button';
import { errorOf } from '~/components/ui/form-reply';
import { TextInput } from '~/components/ui/text-input';
import { minute } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import type { EditReply } from '../../intents/intent.server';
import type { Panel, PlanView } from '../../load/panel';
import { CommandButton } from '../command-button';
import { CommandForm } from '../command-form';
import { Drawer } from '../drawers/drawer';

type ScheduleDrawerProps = Extract<Panel, { kind: 'schedule' }> & {
  /** Does the draft differ from the live page? */
  isChanged: boolean;
  reply: EditReply | undefined;
};

/** The time when the draft goes live, and the plans of this page. */
export function ScheduleDrawer({ plans, today, isChanged, reply }: ScheduleDrawerProps) {
  const { t } = useText();
  return (
    <Drawer title={t('editor.schedule.title')} help={t('editor.schedule.help')}>
      {isChanged || reply?.plan ? (
        <CommandForm className="form-stack settings-form">
          <TextInput
            name="date"
            type="date"
            label={t('editor.schedule.date')}
            error={errorOf(reply?.errors, 'date')}
            defaultValue={reply?.plan?.date ?? today}
            min={today}
            required
          />
          <TextInput
            name="time"
            type="time"
            label={t('editor.schedule.time')}
            hint={t('editor.schedule.zone')}
            error={errorOf(reply?.errors, 'time')}
            defaultValue={reply?.plan?.time}
            required
          />
          <Button name="intent" value="plan">
            {t('editor.schedule.plan')}
          </Button>
        </CommandForm>
      ) : (
        <p>{t('editor.schedule.nothing')}</p>
      )}
      <section aria-labelledby="plans-title">
        <h3 id="plans-title">{t('editor.schedule.list')}</h3>
        {plans.length === 0 && <p>{t('editor.schedule.empty')}</p>}
        <ol className="revisions">
          {plans.map((plan) => (
            <Plan key={plan.id} {...plan} />
          ))}
        </ol>
      </section>
    </Drawer>
  );
}

function Plan({ id, name, dueAt, state }: PlanView) {
  const { t, locale } = useText();
  const date = minute(dueAt, locale);
  const isWaiting = state === 'waiting';
  const remove = isWaiting ? t('editor.schedule.remove') : t('editor.schedule.dismiss');
  return (
    <li>
      <strong>{date}</strong>
      <p>{t('editor.schedule.by', { name })}</p>
      {state !== 'waiting' && <p className="plan-failed">{t(`editor.schedule.state.${state}`)}</p>}
      <CommandForm className="edit-tools">
        <input type="hidden" name="plan" value={id} />
        <CommandButton
          intent="plan-remove"
          aria-label={t('editor.onBlock', { action: remove, block: date })}
        >
          {remove}
        </CommandButton>
        {!isWaiting && (
          <CommandButton
            intent="plan-take"
            aria-label={t('editor.onBlock', { action: t('editor.restore'), block: date })}
          >
            {t('editor.restore')}
          </CommandButton>
        )}
      </CommandForm>
    </li>
  );
}
