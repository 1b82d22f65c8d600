import type { ReactNode } from 'react';
import { useText } from '~/i18n/text';
import type { Block } from '~/services/shop-api';
import { blockTitle } from '~/blocks/block-title';
import { isPartOfAnother } from '../../document/block-rules';
import type { SeenRevision } from '../../load/panel';
import { holdsFrames, INERT } from './block-frame';
import { CommandButton } from '../command-button';
import { CommandForm } from '../command-form';

type MarkedBlockProps = { block: Block; seen: SeenRevision; children: ReactNode };

/** A block of an earlier version, with a label for the difference, and the button to restore it. */
export function MarkedBlock({ block, seen: { marks, version }, children }: MarkedBlockProps) {
  const { t, locale } = useText();
  if (isPartOfAnother(block)) return children;
  const mark = marks[block.meta.uuid];
  const word = mark && t(`editor.mark.${mark}`);
  const title = blockTitle(block, locale);
  return (
    <section
      className={mark ? `edit-block edit-marked edit-marked-${mark}` : 'edit-block'}
      aria-label={word ? t('editor.marked', { block: title, mark: word }) : title}
    >
      {word && <p className="edit-mark">{word}</p>}
      {mark && mark !== 'moved' && (
        <CommandForm className="edit-tools restore-block" block={block.meta.uuid}>
          <input type="hidden" name="version" value={version} />
          <CommandButton
            intent="restore-block"
            aria-label={t('editorTogether.restoreBlockOf', { block: title })}
          >
            {t('editorTogether.restoreBlock')}
          </CommandButton>
        </CommandForm>
      )}
      <div {...(holdsFrames(block) ? {} : INERT)}>{children}</div>
    </section>
  );
}
