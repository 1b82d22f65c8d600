import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useText } from '~/i18n/text';
import type { OtherAtPage } from '../../load/others';
import { shownBlock } from '../../document/shown-block';
import { useEditedPlace, useEditing } from '../edit-context';
import { EditorIcon } from '../editor-icon';
import { EditorLink } from '../editor-link';

/** Other editors, comments and conflicting publications, by block. */
type Together = {
  others: readonly OtherAtPage[];
  comments: Readonly<Record<string, number>>;
  conflicts: readonly string[];
};

const TogetherContext = createContext<Together>({ others: [], comments: {}, conflicts: [] });

export function TogetherProvider({
  others,
  comments,
  conflicts,
  children,
}: Together & { children: ReactNode }) {
  const value = useMemo(() => ({ others, comments, conflicts }), [others, comments, conflicts]);
  return <TogetherContext.Provider value={value}>{children}</TogetherContext.Provider>;
}

/** The number of colours for people, who differ by their names as well. */
const COLOURS = 6;

/** Marks over the corner of a block: the other editors there, and the number of comments. */
export function BlockMarks(props: { uuid: string; title: string }) {
  const { others, comments, conflicts } = useContext(TogetherContext);
  const isMarked =
    conflicts.length > 0 ||
    (comments[props.uuid] ?? 0) > 0 ||
    others.some(({ block }) => block === props.uuid);
  // Only a marked block reads the document, which changes with every edit.
  return isMarked && <Marks {...props} />;
}

function Marks({ uuid, title }: { uuid: string; title: string }) {
  const { t } = useText();
  const { opens } = useEditedPlace();
  const { others, comments, conflicts } = useContext(TogetherContext);
  const holders = others.filter(({ block }) => block === uuid);
  const count = comments[uuid] ?? 0;
  const { document } = useEditing();
  const isOvertaken = conflicts.some((each) => shownBlock(document, each) === uuid);
  if (holders.length === 0 && count === 0 && !isOvertaken) return null;
  return (
    <ul className="block-marks">
      {isOvertaken && (
        <li className="block-mark block-overtaken" title={t('editorTogether.overtakenHelp')}>
          {t('editorTogether.overtaken')}
          <span className="visually-hidden">: {t('editorTogether.overtakenHelp')}</span>
        </li>
      )}
      {holders.map(({ id, name }) => (
        <li
          key={`${id} ${name}`}
          className={`block-mark block-holder-${id % COLOURS}`}
          title={t('editorTogether.holds', { name })}
        >
          <span aria-hidden="true">{name}</span>
          <span className="visually-hidden">{t('editorTogether.holds', { name })}</span>
        </li>
      ))}
      {count > 0 && (
        <li>
          <EditorLink
            className="block-mark block-comments"
            href={`${opens}comment=${encodeURIComponent(uuid)}#panel`}
            title={t('editorTogether.comments.count', { count })}
            aria-label={t('editor.onBlock', {
              action: t('editorTogether.comments.count', { count }),
              block: title,
            })}
          >
            <EditorIcon name="speech" />
            {count}
          </EditorLink>
        </li>
      )}
    </ul>
  );
}
