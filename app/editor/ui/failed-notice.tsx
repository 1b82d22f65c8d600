import { Notices } from '~/features/frame/notices/notices';
import { useText } from '~/i18n/text';
import { failedSaveText } from '../failed-save-text';
import { useEditQueue } from '../live/edit-queue';

/**
 * The negative notice of a save that failed in the shop; it stays until it is closed, or until
 * something is saved.
 */
export function FailedNotice() {
  const { t } = useText();
  const { state, failed } = useEditQueue();
  if (state !== 'failed') return null;
  const line = t(failedSaveText(failed));
  return <Notices id="failed-notice" notices={[{ type: 'negative', lines: [line] }]} />;
}
