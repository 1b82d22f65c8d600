import { useText } from '~/i18n/text';
import { blockTitle } from '~/blocks/block-title';
import type { FrameRenderer } from '~/blocks/render-blocks';
import { isPartOfAnother } from '../document/block-rules';
import type { ComparedPage } from '../load/compared-page.server';

type ComparedBlockProps = {
  block: Parameters<FrameRenderer>[0];
  marks: ComparedPage['marks'];
  children: ReturnType<FrameRenderer>;
};

/** A block of one of two versions, with a label for the difference. */
function ComparedBlock({ block, marks, children }: ComparedBlockProps) {
  const { t, locale } = useText();
  const mark = isPartOfAnother(block) ? undefined : marks[block.meta.uuid];
  if (!mark) return children;
  const word = t(`editorTogether.compare.mark.${mark}`);
  return (
    <section
      className={`edit-block edit-marked edit-marked-${mark} compared`}
      aria-label={t('editor.marked', { block: blockTitle(block, locale), mark: word })}
    >
      <p className="edit-mark">{word}</p>
      {children}
    </section>
  );
}

/** Puts the marks around the blocks of a page. */
export function comparedBy(marks: ComparedPage['marks']): FrameRenderer {
  return (block, content) => (
    <ComparedBlock block={block} marks={marks}>
      {content}
    </ComparedBlock>
  );
}
