import { useText } from '~/i18n/text';
import type { PanelOf } from '../../load/panel';
import { Drawer } from '../drawers/drawer';

/** Replaces the list of blocks if it could not be made (§8). */
export function NoBlocksDrawer({ detail }: PanelOf<'noBlocks'>) {
  const { t } = useText();
  return (
    <Drawer title={t('editor.addTitle')} help={t('editor.noBlocks')}>
      <p className="field-error" role="alert">
        Failed to fetch blocksLists: {detail}
      </p>
    </Drawer>
  );
}
