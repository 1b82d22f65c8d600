import { Button } from '~/components/ui/button';
import { TextArea } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import type { EditReply } from '../intents/intent.server';
import type { PanelOf } from '../load/panel';
import { CommandForm } from './command-form';
import { Drawer } from './drawer';

/** Blocks to choose from, for one place of the page. */
export function AddDrawer({ place, categories, reply }: PanelOf<'add'> & WithReply) {
  const { t } = useText();
  return (
    <Drawer title={t('editor.addTitle')} help={t('editor.addHelp')}>
      {categories.map(({ category, variations }) => (
        <section key={category} aria-labelledby={`category-${category}`}>
          <h3 id={`category-${category}`}>{t(`blocks.category.${category}`)}</h3>
          <CommandForm className="offers">
            <input type="hidden" name="intent" value="add" />
            <input type="hidden" name="place" value={place} />
            {variations.map(({ id, title }) => (
              <button className="offer" key={id} name="variation" value={id}>
                <img
                  src={`/blocks/variations/${id}.svg`}
                  alt=""
                  width="160"
                  height="100"
                  loading="lazy"
                />
                {title}
              </button>
            ))}
          </CommandForm>
        </section>
      ))}
      <Paste place={place} reply={reply} />
    </Drawer>
  );
}

type WithReply = { reply: EditReply | undefined };

/** Blocks that were copied on another page. */
function Paste({ place, reply }: WithReply & { place: string }) {
  const { t } = useText();
  const error = reply?.errors.find(({ field }) => field === 'copied');
  return (
    <details className="details" open={Boolean(error) || undefined}>
      <summary className="details-mark">{t('editor.copyBlock.paste')}</summary>
      <div className="details-body">
        <CommandForm className="form-stack settings-form">
          <input type="hidden" name="place" value={place} />
          <TextArea
            name="copied"
            label={t('editor.copyBlock.copied')}
            hint={t('editor.copyBlock.copiedHint')}
            error={error}
            defaultValue={reply?.copied ?? ''}
            required
          />
          <Button variant="secondary" name="intent" value="paste">
            {t('editor.copyBlock.insert')}
          </Button>
        </CommandForm>
      </div>
    </details>
  );
}
