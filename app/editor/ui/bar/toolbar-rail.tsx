import { useLocation } from '@remix-run/react';
import { useText } from '~/i18n/text';
import { placeText } from '../../document/place-text';
import { placeOf } from '../../document/tree';
import { useEditedPlace, useEditing } from '../edit-context';
import { EditorIcon, type EditorIconName } from '../editor-icon';
import { EditorLink } from '../editor-link';

type ToolbarRailProps = {
  mayPublish: boolean;
  /** The number of waiting plans. */
  waiting: number;
  /** The number of open discussions of the page's blocks. */
  comments: number;
  /** Is a drawer open beside it? */
  isBeside: boolean;
};

type Entry = {
  /** The parameter that opens it. */
  panel: string;
  value?: string;
  icon: EditorIconName;
  name: string;
  isForPublishers?: boolean;
  isForDevelopment?: boolean;
};

/** The links that open panels: icons at the page's edge, in narrow windows a bar below it. */
export function ToolbarRail({ mayPublish, waiting, comments, isBeside }: ToolbarRailProps) {
  const { t } = useText();
  const { path, opens } = useEditedPlace();
  const open = new URLSearchParams(useLocation().search);
  const plans =
    waiting > 0 ? t('editor.schedule.openCount', { count: waiting }) : t('editor.schedule.open');
  const said =
    comments > 0
      ? t('editorTogether.comments.openCount', { count: comments })
      : t('editorTogether.comments.open');
  const entries: Entry[] = [
    { panel: 'add', value: useNextPlace(), icon: 'add', name: t('editor.addFirst') },
    { panel: 'outline', icon: 'outline', name: t('editor.outline.open') },
    // §2; the toolbar has it too, for everybody.
    { panel: 'pages', icon: 'pages', name: t('editorPages.open'), isForDevelopment: true },
    { panel: 'design', icon: 'design', name: t('editor.design.open') },
    { panel: 'pictures', icon: 'pictures', name: t('editorPictures.open') },
    { panel: 'history', icon: 'history', name: t('editor.history') },
    { panel: 'schedule', icon: 'calendar', name: plans, isForPublishers: true },
    { panel: 'share', icon: 'share', name: t('editor.share.open') },
    { panel: 'comments', icon: 'speech', name: said },
    { panel: 'check', icon: 'checklist', name: t('editorCheck.open') },
  ];
  return (
    <nav className={isBeside ? 'rail rail-beside' : 'rail'} aria-label={t('editor.panels')}>
      {entries
        .filter(({ isForPublishers }) => mayPublish || !isForPublishers)
        .filter(({ isForDevelopment }) => import.meta.env.DEV || !isForDevelopment)
        .map(({ panel, value = '', icon, name }) => {
          const isOpen = open.has(panel);
          return (
            <EditorLink
              className="rail-link"
              key={panel}
              href={isOpen ? path : `${opens}${new URLSearchParams({ [panel]: value })}#panel`}
              aria-current={isOpen || undefined}
              aria-label={isOpen ? t('editor.closePanel', { title: name }) : undefined}
            >
              <EditorIcon name={icon} />
              <span className="rail-name">{name}</span>
            </EditorLink>
          );
        })}
    </nav>
  );
}

/**
 * The position for a block without a given one: behind the selected block, otherwise at the end of
 * the page.
 */
function useNextPlace(): string {
  const { document, selected } = useEditing();
  const chosen = selected !== null && placeOf(document, selected);
  const holder = chosen ? (chosen.parent ?? selected) : document.at(-1)?.meta.uuid;
  return placeText({ parent: null, after: holder ?? null });
}
