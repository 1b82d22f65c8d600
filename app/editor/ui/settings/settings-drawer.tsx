import type { Option } from '~/components/ui/select';
import { useText } from '~/i18n/text';
import { mayAdd } from '../../document/gestures';
import { isPartOfAnother } from '../../document/block-rules';
import { placeText } from '../../document/place-text';
import { childrenOf, copyOf, findBlock } from '../../document/tree';
import type { BlockSettings } from '../../load/panel';
import { SettingsForm } from './settings-form';
import type { SettingsGroup } from '../../settings/settings-view';
import { BlockMoves } from '../block-frame/block-moves';
import { CommandButton } from '../command-button';
import { CommandForm } from '../command-form';
import { Drawer } from '../drawers/drawer';
import { useEditedPlace, useEditing } from '../edit-context';
import { EditorLink } from '../editor-link';

type SettingsDrawerProps = { settings: BlockSettings; categories: readonly Option[] };

/** The fields of a block, and below them those of its children. */
export function SettingsDrawer({ settings, categories }: SettingsDrawerProps) {
  const { t } = useText();
  const { opens } = useEditedPlace();
  const { uuid, title, groups, children } = settings;
  return (
    <Drawer title={title} help={t('editor.settingsHelp')}>
      <SettingsForm uuid={uuid} groups={groups} categories={categories} />
      {children && (
        <section aria-labelledby="children-title">
          <h3 id="children-title">{t('editor.children')}</h3>
          <ol className="drawer-children">
            {children.map((child, index) => (
              <Child key={child.uuid} child={child} position={index + 1} categories={categories} />
            ))}
          </ol>
          <AddChild uuid={uuid} />
        </section>
      )}
      <p>
        <EditorLink href={`${opens}${new URLSearchParams({ copy: uuid })}#panel`}>
          {t('editor.copyBlock.open')}
        </EditorLink>
      </p>
    </Drawer>
  );
}

function hasError({ fields }: SettingsGroup): boolean {
  return fields.some(({ error }) => error !== undefined);
}

type ChildProps = { child: BlockSettings; position: number; categories: readonly Option[] };

function Child({ child: { uuid, title, groups }, position, categories }: ChildProps) {
  const { t } = useText();
  const { document } = useEditing();
  const name = t('editor.child', { block: title, position });
  return (
    <li id={isPartOfAnother(findBlock(document, uuid)!) ? `block-${uuid}` : undefined}>
      <details className="details" open={groups.some(hasError) || undefined}>
        <summary className="details-mark">
          <span>{name}</span>
        </summary>
        <div className="details-body">
          <SettingsForm uuid={uuid} groups={groups} categories={categories} />
        </div>
      </details>
      <CommandForm className="edit-tools" block={uuid}>
        <BlockMoves uuid={uuid} name={name} />
      </CommandForm>
    </li>
  );
}

/** Another child like the last one, where there is room. */
function AddChild({ uuid }: { uuid: string }) {
  const { t } = useText();
  const { document } = useEditing();
  const last = childrenOf(findBlock(document, uuid)!).at(-1);
  if (!last) return null;
  const place = { parent: uuid, after: last.meta.uuid };
  if (
    !mayAdd(
      document,
      copyOf(last, () => crypto.randomUUID()),
      place,
    )
  )
    return null;
  return (
    <CommandForm block={last.meta.uuid}>
      <input type="hidden" name="place" value={placeText(place)} />
      <CommandButton intent="duplicate">{t('editor.addChild')}</CommandButton>
    </CommandForm>
  );
}
