import { Button } from '~/components/ui/button';
import { TextArea } from '~/components/ui/text-input';
import { RadioGroup } from '~/components/ui/radio-group';
import { dateTime } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import { blockTitle } from '~/blocks/block-title';
import { findBlock } from '../document/tree';
import type { EditReply } from '../intents/intent.server';
import type { Panel, SeenRevision } from '../load/panel';
import { CommandButton } from './command-button';
import { CommandForm } from './command-form';
import { Drawer } from './drawer';
import { useEditedPlace, useEditing } from './edit-context';
import { EditorLink } from './editor-link';

type PanelOf<Kind> = Extract<Panel, { kind: Kind }>;

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

/** Every place a block may go to. */
export function MoveDrawer({ uuid, places }: PanelOf<'move'>) {
  const { t, locale } = useText();
  const { document } = useEditing();
  const title = blockTitle(findBlock(document, uuid)!, locale);
  return (
    <Drawer
      title={t('editor.onBlock', { action: t('editor.moveTo'), block: title })}
      help={t('editor.moveHelp')}
    >
      {places.length === 0 ? (
        <p>{t('editor.noPlaces')}</p>
      ) : (
        <CommandForm className="form-stack" block={uuid}>
          <RadioGroup
            name="place"
            label={t('editor.places')}
            options={places}
            defaultValue={places[0]!.value}
            required
          />
          <Button name="intent" value="move">
            {t('editor.moveHere')}
          </Button>
        </CommandForm>
      )}
    </Drawer>
  );
}

/** What was published before, the newest first, and what the one that is looked at would change. */
export function HistoryDrawer({ revisions, seen }: PanelOf<'history'>) {
  const { t, locale } = useText();
  const { path } = useEditedPlace();
  return (
    <Drawer title={t('editor.historyTitle')} help={t('editor.historyHelp')}>
      {revisions.length === 0 && <p>{t('editor.historyEmpty')}</p>}
      <ol className="revisions">
        {revisions.map(({ version, author, at, isPlanned }) => (
          <li key={version} aria-current={version === seen?.version || undefined}>
            <strong>{t('editor.revision', { version })}</strong>
            <p>
              {author
                ? t(isPlanned ? 'editor.revisionPlanned' : 'editor.revisionBy', {
                    date: dateTime(at, locale),
                    author,
                  })
                : t('editor.revisionOfShop', { date: dateTime(at, locale) })}
            </p>
            {version === seen?.version && <Changes seen={seen} />}
            <CommandForm className="edit-tools">
              {version !== seen?.version && (
                <EditorLink
                  className="edit-tool"
                  href={`${path}?history=&version=${version}#panel`}
                  aria-label={t('editor.seeOf', { version })}
                >
                  {t('editor.see')}
                </EditorLink>
              )}
              <input type="hidden" name="version" value={version} />
              <CommandButton intent="restore" aria-label={t('editor.restoreOf', { version })}>
                {t('editor.restore')}
              </CommandButton>
            </CommandForm>
          </li>
        ))}
      </ol>
      <CommandForm className="form-stack settings-form">
        <h3>{t('editor.copyTitle')}</h3>
        <p className="field-hint">{t('editor.copyHelp')}</p>
        <Button name="intent" value="copy" variant="secondary">
          {t('editor.copy')}
        </Button>
      </CommandForm>
    </Drawer>
  );
}

function Changes({ seen: { marks, removed } }: { seen: SeenRevision }) {
  const { t } = useText();
  if (Object.keys(marks).length === 0 && removed.length === 0) {
    return <p>{t('editor.revisionSame')}</p>;
  }
  return (
    <>
      <p>{t('editor.revisionSeen')}</p>
      {removed.length > 0 && <p>{t('editor.revisionRemoves', { blocks: removed.join(', ') })}</p>}
    </>
  );
}
