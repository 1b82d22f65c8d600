import { useText } from '~/i18n/text';
import type { EditPageData } from '../../load/load-edit-page.server';
import { useEditQueue } from '../../live/edit-queue';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';

type SavedStateProps = Pick<EditPageData, 'draft' | 'isDesignChanged' | 'lastSaved'>;

/** How far the page is saved, in words; beside it when, and by whom. */
export function SavedState({ draft, isDesignChanged, lastSaved }: SavedStateProps) {
  const { isChanged, changed } = draft;
  const { t } = useText();
  const { opens } = useEditedPlace();
  const { state } = useEditQueue();
  const unpublished = isChanged
    ? t(isDesignChanged ? 'editor.state.both' : 'editor.state.changed', { count: changed })
    : t(isDesignChanged ? 'editor.state.design' : 'editor.state.live');
  const said = state === 'idle' ? unpublished : t(`editor.state.${state}`);
  const when = lastSaved && t('editor.lastSaved', lastSaved);
  return (
    <div className="bar-state">
      <p
        className={state === 'saving' ? 'toolbar-state toolbar-saving' : 'toolbar-state'}
        role="status"
        title={isChanged ? t('editorPages.unsaved') : undefined}
      >
        {said}
      </p>
      {isDesignChanged && (
        <EditorLink className="bar-to-design" href={`${opens}design=#panel`}>
          {t('editor.state.toDesign')}
        </EditorLink>
      )}
      {/* Not part of what is said: it would be said again with every minute. */}
      {state === 'idle' && when && <p className="bar-when">{when}</p>}
      {/* What will stand here again keeps its room: else the bar, and all of the page with it, goes up and down. */}
      {state === 'saving' && (
        <div className="bar-room" aria-hidden>
          <p>{unpublished}</p>
          {when && <p className="bar-when">{when}</p>}
        </div>
      )}
    </div>
  );
}
