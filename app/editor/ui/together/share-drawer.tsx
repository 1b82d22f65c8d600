import { Button } from '~/components/ui/button';
import type { SummaryError } from '~/components/ui/error-summary';
import { errorOf } from '~/components/ui/form-reply';
import { RadioGroup } from '~/components/ui/radio-group';
import { TextInput } from '~/components/ui/text-input';
import { minute } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import { LINK_DAYS } from '~/services/operator-api/preview-links';
import type { Panel } from '../../load/panel';
import { CommandButton } from '../command-button';
import { CommandForm } from '../command-form';
import { Drawer } from '../drawers/drawer';

type ShareDrawerProps = Extract<Panel, { kind: 'share' }> & { errors: readonly SummaryError[] };

/** Links that show the draft to people without an account. */
export function ShareDrawer({ links, errors }: ShareDrawerProps) {
  const { t, locale } = useText();
  return (
    <Drawer title={t('editor.share.title')} help={t('editor.share.help')}>
      <CommandForm className="form-stack settings-form">
        <RadioGroup
          name="days"
          label={t('editor.share.days')}
          options={LINK_DAYS.map((days) => ({
            value: String(days),
            label: t('editor.share.day', { count: days }),
          }))}
          defaultValue="7"
          error={errorOf(errors, 'days')}
          required
        />
        <Button name="intent" value="share">
          {t('editor.share.make')}
        </Button>
      </CommandForm>
      <section aria-labelledby="links-title">
        <h3 id="links-title">{t('editor.share.list')}</h3>
        {links.length === 0 && <p>{t('editor.share.empty')}</p>}
        <ol className="revisions">
          {links.map(({ id, address, createdAt, expiresAt }) => {
            const until = t('editor.share.until', { date: minute(expiresAt, locale) });
            return (
              <li key={id}>
                <TextInput
                  name={`address-${id}`}
                  label={until}
                  hint={t('editor.share.made', { date: minute(createdAt, locale) })}
                  defaultValue={address}
                  readOnly
                />
                <CommandForm className="edit-tools">
                  <input type="hidden" name="link" value={id} />
                  <a className="edit-tool" href={address}>
                    {t('editor.share.see')}
                  </a>
                  <CommandButton
                    intent="share-end"
                    aria-label={t('editor.onBlock', {
                      action: t('editor.share.end'),
                      block: until,
                    })}
                  >
                    {t('editor.share.end')}
                  </CommandButton>
                </CommandForm>
              </li>
            );
          })}
        </ol>
      </section>
    </Drawer>
  );
}
