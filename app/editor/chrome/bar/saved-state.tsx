import { moment } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import type { EditPageData } from '../../load/load-edit-page.server';
import { useEditQueue } from '../../live/edit-queue';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';

type SavedStateProps = Pick<EditPageData, 'draft' | 'isDesignChanged' | 'lastSaved'>;

/** How far the page is saved, in words; beside it when, and by whom. */
export function SavedState({ draft, isDesignChanged, lastSaved }: SavedStateProps) {
  const { isChanged, changed } = draft;
  const { t, locale } = useText();
  const { opens } = useEditedPlace();
  const { state } = useEditQueue();
  const unpublished = isChanged
    ? t(isDesignChanged ? 'editor.state.both' : 'editor.state.changed', { count: changed })
    : t(isDesignChanged ? 'editor.state.design' : 'editor.state.live');
  const said = state === 'idle' ? unpublished : t(`editor.state.${state}`);
  return (
    <div className="bar-state">
      <p
        className="toolbar-state"
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
