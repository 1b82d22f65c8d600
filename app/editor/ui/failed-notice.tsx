import { Notices } from '~/features/frame/notices/notices';
import { useText } from '~/i18n/text';
import { useEditQueue } from '../live/edit-queue';

/**
 * The negative notice of a save that failed in the shop; it stays until it is closed, or until
 * something is saved.
 */
export function FailedNotice() {
  const { t } = useText();
  const { state } = useEditQueue();
  if (state !== 'failed') return null;
  return (
    <Notices
      id="failed-notice"
      notices={[{ type: 'negative', lines: [t('editor.state.failed')] }]}
    />
  );
}
