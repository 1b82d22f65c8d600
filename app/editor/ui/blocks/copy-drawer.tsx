import { useHydrated } from 'remix-utils/use-hydrated';
import { Button } from '~/components/ui/button';
import { TextArea } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { blockTitle } from '~/blocks/block-title';
import type { EditReply } from '../../intents/intent.server';
import { isPartOfAnother } from '../../document/block-rules';
import { findBlock } from '../../document/tree';
import { useAnnounce } from '../../live/announcer';
import { Drawer } from '../drawers/drawer';
import { useEditing } from '../edit-context';
import { KeepSection } from './keep-section';

type CopyDrawerProps = { uuid: string; reply: EditReply | undefined };

/** Reuses a block: as a saved section, and as text for another page. */
export function CopyDrawer({ uuid, reply }: CopyDrawerProps) {
  const { t, locale } = useText();
  const { document } = useEditing();
  const isHydrated = useHydrated();
  const announce = useAnnounce();
  const block = findBlock(document, uuid);
  if (!block) return null;
  const text = JSON.stringify([block], null, 2);
  const title = blockTitle(block, locale);
  return (
    <Drawer title={t('editor.copyBlock.title', { block: title })} help={t('editor.copyBlock.help')}>
      {!isPartOfAnother(block) && <KeepSection uuid={uuid} title={title} reply={reply} />}
      {isHydrated && (
        <Button
          type="button"
          onClick={() =>
            void navigator.clipboard
              .writeText(text)
              .then(() => announce(t('editor.copyBlock.done', { block: title })))
          }
        >
          {t('editor.copyBlock.button')}
        </Button>
      )}
      <TextArea name="copy" label={t('editor.copyBlock.text')} value={text} rows={14} readOnly />
    </Drawer>
  );
}
