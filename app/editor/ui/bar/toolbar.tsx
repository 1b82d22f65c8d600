import { useRef } from 'react';
import { Button } from '~/components/ui/button';
import { useText } from '~/i18n/text';
import type { EditPageData } from '../../load/load-edit-page.server';
import { useIsWriting } from '../../in-place/locked-content';
import { useEditQueue } from '../../live/edit-queue';
import { fieldOf } from '../../live/sent-edit';
import { useUnsent } from '../../live/unsent';
import { BarMenu } from './bar-menu';
import { useBarHeight } from './use-bar-height';
import { CheckNote } from './check-note';
import { CommandForm } from '../command-form';
import { useEditedPlace } from '../edit-context';
import { EditorIcon } from '../editor-icon';
import { EditorLink } from '../editor-link';
import { OthersHere } from './others-here';
import { PageSelector, type SelectablePage } from './page-selector';
import { WidthLinks } from '../publishing/preview-stage';
import { SavedState } from './saved-state';
import { StepButtons } from './step-buttons';
import { Tour } from '../drawers/tour';

type ToolbarProps = {
  page: EditPageData;
  /** The address of this page in the other language; null if the shop offers no other. */
  otherLanguage: string | null;
  /** Names of other editors of this page. */
  others: readonly string[];
  pages: readonly SelectablePage[];
};

/** Above the edited page (§2): its name, its state, and the actions on the whole page. */
export function Toolbar({ page, otherLanguage, others, pages }: ToolbarProps) {
  const { title, draft, isDesignChanged, mayPublish, isPreview, plans, width, lastSaved } = page;
  const isSaved = useEditQueue().state === 'idle';
  const isPublishing = useUnsent().some((edit) => fieldOf(edit, 'intent') === 'publish');
  const isWriting = useIsWriting();
  // Text being typed is saved before it is published.
  const isAllLive = !draft.isChanged && !isDesignChanged && isSaved && !isWriting;
  const { t, href } = useText();
  const { path, opens } = useEditedPlace();
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  return (
    <div className="bar" ref={bar}>
      <div className="toolbar" role="region" aria-label={t('editor.toolbar')}>
        <div className="bar-page">
          <PageSelector title={title} pages={pages} />
          <EditorLink
            className="edit-tool bar-icon"
            href={`${opens}pages=#panel`}
            title={t('editorPages.open')}
          >
            <EditorIcon name="pages" />
            <span className="bar-word">{t('editorPages.open')}</span>
          </EditorLink>
          <SavedState draft={draft} isDesignChanged={isDesignChanged} lastSaved={lastSaved} />
          {!isPreview && <CheckNote />}
        </div>
        <OthersHere names={others} />
        {plans.failed > 0 && (
          <p className="toolbar-failed">
            <EditorLink href={`${opens}schedule=#panel`}>
              {t('editor.schedule.failed', { count: plans.failed })}
            </EditorLink>
          </p>
        )}
        <WidthLinks
          isPreview={isPreview}
          width={width}
          href={(value) => (value === null ? path : `${opens}preview=${value}`)}
        />
        <div className="bar-tools">
          <StepButtons draft={draft} isPreview={isPreview} />
          <EditorLink
            className="edit-tool bar-icon bar-preview"
            href={isPreview ? path : `${opens}preview=`}
            title={t(isPreview ? 'editor.edit' : 'editor.preview')}
          >
            <EditorIcon name={isPreview ? 'pencil' : 'eye'} />
            <span className="bar-word">{t(isPreview ? 'editor.edit' : 'editor.preview')}</span>
          </EditorLink>
          <BarMenu
            isChanged={draft.isChanged}
            otherLanguage={otherLanguage}
            shopPath={href(page.path)}
          />
          {mayPublish ? (
            <CommandForm className="toolbar-save">
              <Button
                size="small"
                name="intent"
                value="publish"
                // §4: publishing cannot be started twice.
                disabled={isAllLive || isPublishing}
                title={t(isAllLive ? 'editor.state.live' : 'editor.saveHelp')}
              >
                <span>
                  {t('editor.save')}
                  {isDesignChanged && <small> {t('editor.design.too')}</small>}
                </span>
              </Button>
            </CommandForm>
          ) : (
            <p className="bar-forbidden">{t('editor.saveForbidden')}</p>
          )}
        </div>
      </div>
      <Tour page={page} />
    </div>
  );
}
