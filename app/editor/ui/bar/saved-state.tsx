import { useText } from '~/i18n/text';
import type { EditPageData } from '../../load/load-edit-page.server';
import { useEditQueue } from '../../live/edit-queue';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';

type SavedStateProps = Pick<EditPageData, 'draft' | 'isDesignChanged' | 'lastSaved'>;

/** The state of saving as text; beside it the time and author of the last save. */
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
      {/* Outside the live region: it would be announced every minute. */}
      {state === 'idle' && when && <p className="bar-when">{when}</p>}
      {/* Hidden text keeps the room of the text that will return: otherwise the bar and the page
          would move. */}
      {state === 'saving' && (
        <div className="bar-room" aria-hidden>
          <p>{unpublished}</p>
          {when && <p className="bar-when">{when}</p>}
        </div>
      )}
    </div>
  );
}
