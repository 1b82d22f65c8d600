import { moment } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import type { EditPageData } from '../load/load-edit-page.server';
import { useEditQueue } from '../live/edit-queue';

type SavedStateProps = Pick<EditPageData, 'draft' | 'isDesignChanged' | 'lastSaved'>;

/** How far the page is saved, in words; beside it when, and by whom. */
export function SavedState({ draft, isDesignChanged, lastSaved }: SavedStateProps) {
  const { isChanged, changed } = draft;
  const { t, locale } = useText();
  const { state } = useEditQueue();
  const said =
    state !== 'idle'
      ? t(`editor.state.${state}`)
      : isChanged
        ? t('editor.state.changed', { count: changed })
        : t(isDesignChanged ? 'editor.state.design' : 'editor.state.live');
  return (
    <div className="bar-state">
      <p
        className="toolbar-state"
        role="status"
        title={isChanged ? t('editorPages.unsaved') : undefined}
      >
        {said}
      </p>
      {/* Not part of what is said: it would be said again with every minute. */}
      {state === 'idle' && lastSaved && (
        <p className="bar-when">
          {t('editor.lastSaved', {
            time: moment(lastSaved.at, locale),
            name: lastSaved.name,
          })}
        </p>
      )}
    </div>
  );
}
