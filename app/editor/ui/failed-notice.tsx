import { Notices } from '~/features/frame/notices/notices';
import { useText } from '~/i18n/text';
import { useEditQueue } from '../live/edit-queue';

/**
 * The negative notice of a save that failed in the shop; it stays until it is closed, or until
 * something is saved.
 */
export function FailedNotice() {
  const { t } = useText();
  const { state, failed } = useEditQueue();
  if (state !== 'failed') return null;
  // §8: settings of a page have a sentence of their own.
  const saved = failed.startsWith('page-') ? 'categories' : 'save';
  const line = t(`errorMessages.editor.${saved}.error`);
  return <Notices id="failed-notice" notices={[{ type: 'negative', lines: [line] }]} />;
}
