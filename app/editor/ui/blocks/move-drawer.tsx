import { blockTitle } from '~/blocks/block-title';
import { Button } from '~/components/ui/button';
import { RadioGroup } from '~/components/ui/radio-group';
import { useText } from '~/i18n/text';
import { findBlock } from '../../document/tree';
import type { PanelOf } from '../../load/panel';
import { CommandForm } from '../command-form';
import { Drawer } from '../drawers/drawer';
import { useEditing } from '../edit-context';

/** Every position a block may move to. */
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
