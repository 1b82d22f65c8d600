import type { ReactNode } from 'react';
import { useText } from '~/i18n/text';
import type { Block } from '~/services/shop-api';
import { blockTitle } from '~/blocks/block-title';
import { isPartOfAnother } from '../document/rules';
import type { SeenRevision } from '../load/panel';
import { holdsFrames, INERT } from './block-frame';

type MarkedBlockProps = { block: Block; marks: SeenRevision['marks']; children: ReactNode };

/** A block of an earlier version, with a word for what it would change. */
export function MarkedBlock({ block, marks, children }: MarkedBlockProps) {
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
      <div {...(holdsFrames(block) ? {} : INERT)}>{children}</div>
    </section>
  );
}
