import { useText } from '~/i18n/text';
import { blockTitle } from '~/blocks/block-title';
import { shownBlock } from '../../document/shown-block';
import { findBlock } from '../../document/tree';
import { ConflictChoice } from './conflict-choice';
import { useEditing } from '../edit-context';

/** Blocks that two people have changed: which version to take? */
export function Conflict({ uuids }: { uuids: readonly string[] }) {
  const { t, locale } = useText();
  const { document } = useEditing();
  return (
    <section className="edit-conflict" id="conflict" aria-labelledby="conflict-title" tabIndex={-1}>
      <h2 id="conflict-title">{t('editor.conflictTitle')}</h2>
      <p>{t('editor.conflictText')}</p>
      <ul>
        {uuids.map((uuid) => {
          const block = findBlock(document, uuid);
          const shown = shownBlock(document, uuid);
          return (
            <li key={uuid}>
              {block && shown ? (
                <a href={`#block-${shown}`}>{blockTitle(block, locale)}</a>
              ) : (
                t('editor.conflictGone')
              )}
            </li>
          );
        })}
      </ul>
      <ConflictChoice intent="settle" mine={t('editor.keepMine')} theirs={t('editor.takeTheirs')} />
    </section>
  );
}
