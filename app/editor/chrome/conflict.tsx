import { Button } from '~/components/ui/button';
import { useText } from '~/i18n/text';
import { blockTitle } from '~/blocks/block-title';
import { findBlock } from '../document/tree';
import { CommandForm } from './command-form';
import { useEditing } from './edit-context';

/** Blocks that two people have changed: whose shall it be? */
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
          return (
            <li key={uuid}>
              {block ? (
                <a href={`#block-${uuid}`}>{blockTitle(block, locale)}</a>
              ) : (
                t('editor.conflictGone')
              )}
            </li>
          );
        })}
      </ul>
      <CommandForm className="conflict-choice">
        <input type="hidden" name="intent" value="settle" />
        <Button name="side" value="mine" variant="secondary">
          {t('editor.keepMine')}
        </Button>
        <Button name="side" value="theirs" variant="secondary">
          {t('editor.takeTheirs')}
        </Button>
      </CommandForm>
    </section>
  );
}
