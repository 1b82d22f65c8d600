import { Button } from '~/components/ui/button';
import { useText } from '~/i18n/text';
import { blockTitle } from '~/blocks/block-title';
import type { StepLabel } from '../document/history';
import type { DraftView } from '../drafts.server';
import { useEditQueue } from '../live/edit-queue';
import type { PreviewWidth } from '../load/preview-width';
import { CommandButton } from './command-button';
import { CommandForm } from './command-form';
import { useEditedPlace } from './edit-context';
import { EditorLink } from './editor-link';
import { PageSelector, type SelectablePage } from './page-selector';
import { WidthLinks } from './preview-stage';

type ToolbarProps = {
  title: string;
  /** Of the shop's own page, and of this page in the other language. */
  shopPath: string;
  /** Null where the shop offers no other. */
  otherLanguage: string | null;
  draft: Omit<DraftView, 'blocks'>;
  /** Goes live with the page (§4). */
  isDesignChanged: boolean;
  mayPublish: boolean;
  /** Names of others who are at this page. */
  others: readonly string[];
  /** How many discussions of its blocks are open. */
  comments: number;
  /** What is planned for this page, and what of the author's own was not carried out. */
  plans: { waiting: number; failed: number };
  isPreview: boolean;
  /** In which width the preview is; null: in the whole window. */
  width: PreviewWidth | null;
  pages: readonly SelectablePage[];
};

/** Above the edited page (§2): what it is, how far it is saved, and what can be done with it. */
export function Toolbar(props: ToolbarProps) {
  const { title, shopPath, otherLanguage, draft, mayPublish, isPreview, pages } = props;
  const { others, comments, plans, width, isDesignChanged } = props;
  const { t, href } = useText();
  const { path } = useEditedPlace();
  const { isChanged, undoes, redoes } = draft;
  return (
    <div className="toolbar" role="region" aria-label={t('editor.toolbar')}>
      <div className="toolbar-row">
        <h1 className="toolbar-title">
          <span className="visually-hidden">{t('editor.title')}: </span>
          {title}
        </h1>
        <PageSelector pages={pages} />
        <p
          className="toolbar-state"
          role="status"
          title={isChanged ? t('editorPages.unsaved') : undefined}
        >
          <SavedState draft={draft} />
        </p>
        {others.length > 0 && (
          <p className="toolbar-others">{t('editor.others', { names: others.join(', ') })}</p>
        )}
        {plans.failed > 0 && (
          <p className="toolbar-failed">
            <EditorLink href={`${path}?schedule=#panel`}>
              {t('editor.schedule.failed', { count: plans.failed })}
            </EditorLink>
          </p>
        )}
        <CommandForm className="toolbar-steps">
          <StepButton intent="undo" step={undoes} />
          <StepButton intent="redo" step={redoes} />
          {isChanged && <CommandButton intent="discard">{t('editor.discard')}</CommandButton>}
        </CommandForm>
        <EditorLink className="edit-tool" href={isPreview ? path : `${path}?preview=`}>
          {t(isPreview ? 'editor.edit' : 'editor.preview')}
        </EditorLink>
        {mayPublish ? (
          <CommandForm className="toolbar-save">
            <Button
              size="small"
              name="intent"
              value="publish"
              disabled={!isChanged && !isDesignChanged}
            >
              {t(isDesignChanged ? 'editor.saveWithDesign' : 'editor.save')}
            </Button>
          </CommandForm>
        ) : (
          <p className="toolbar-state">{t('editor.saveForbidden')}</p>
        )}
      </div>
      <div className="toolbar-row">
        {isPreview ? (
          <WidthLinks width={width} href={(value) => `${path}?preview=${value}`} />
        ) : (
          <PanelLinks mayPublish={mayPublish} waiting={plans.waiting} comments={comments} />
        )}
        <nav className="toolbar-links toolbar-away" aria-label={t('editor.elsewhere')}>
          {otherLanguage !== null && (
            <a className="edit-tool" href={otherLanguage}>
              {t('editor.otherLanguage')}
            </a>
          )}
          <a className="edit-tool" href={href('/operator')}>
            {t('editor.toTeam')}
          </a>
          <a className="edit-tool" href={shopPath}>
            {t('editor.toShop')}
          </a>
        </nav>
      </div>
    </div>
  );
}

type PanelLinksProps = { mayPublish: boolean; waiting: number; comments: number };

/** What opens beside the page. */
function PanelLinks({ mayPublish, waiting, comments }: PanelLinksProps) {
  const { t } = useText();
  const { path } = useEditedPlace();
  const plans =
    waiting > 0 ? t('editor.schedule.openCount', { count: waiting }) : t('editor.schedule.open');
  const links = [
    { panel: 'outline', text: t('editor.outline.open') },
    { panel: 'pages', text: t('editorPages.open') },
    { panel: 'design', text: t('editor.design.open') },
    { panel: 'history', text: t('editor.history') },
    { panel: 'schedule', text: plans, isForPublishers: true },
    { panel: 'share', text: t('editor.share.open') },
    {
      panel: 'comments',
      text:
        comments > 0
          ? t('editorTogether.comments.openCount', { count: comments })
          : t('editorTogether.comments.open'),
    },
  ];
  return (
    <nav className="toolbar-links" aria-label={t('editor.panels')}>
      {links
        .filter(({ isForPublishers }) => mayPublish || !isForPublishers)
        .map(({ panel, text }) => (
          <EditorLink className="edit-tool" key={panel} href={`${path}?${panel}=#panel`}>
            {text}
          </EditorLink>
        ))}
    </nav>
  );
}

/** How far the page is saved, in words. */
function SavedState({ draft: { isChanged, changed } }: Pick<ToolbarProps, 'draft'>) {
  const { t } = useText();
  const { state } = useEditQueue();
  if (state !== 'idle') return t(`editor.state.${state}`);
  return isChanged ? t('editor.state.changed', { count: changed }) : t('editor.state.live');
}

function StepButton({ intent, step }: { intent: 'undo' | 'redo'; step: StepLabel | null }) {
  const { t, locale } = useText();
  const name =
    step &&
    t(`editor.step.${step.kind}`, {
      block: step.name ? blockTitle({ name: step.name }, locale) : '',
    });
  return (
    <CommandButton
      intent={intent}
      disabled={!step}
      aria-label={name ? t(`editor.${intent}Step`, { step: name }) : undefined}
      title={name ? t(`editor.${intent}Step`, { step: name }) : t(`editor.${intent}None`)}
    >
      {t(`editor.${intent}`)}
    </CommandButton>
  );
}
