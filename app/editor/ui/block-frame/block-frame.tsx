import { memo, useRef, type ReactNode } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { useText } from '~/i18n/text';
import type { Block } from '~/services/shop-api';
import { blockTitle } from '~/blocks/block-title';
import { isBlockName } from '~/blocks/components';
import { isPartOfAnother } from '../../document/block-rules';
import { placeText } from '../../document/place-text';
import { standingOf, type Standing } from '../../document/standing';
import { childrenOf } from '../../document/tree';
import { DropLine } from '../../drag/drop-line';
import { emptyFieldsOf } from '../../in-place/empty-fields';
import { useLockedContent } from '../../in-place/locked-content';
import { useUntabbableContent, useSliders } from '../../in-place/toggle-content';
import { useIsFlat } from '../../in-place/use-is-flat';
import { BlockMarks } from './block-marks';
import { BlockTools } from './block-tools';
import { useEditing } from '../edit-context';
import { FlatPlace } from './flat-place';
import { RefusedWrites } from './refused-writes';

/**
 * A block with its tools. With script it looks as published until it is hovered or has the focus:
 * then frame and tools float over it. Without script the tools stand folded above it, and the block
 * itself is inert. The tools of a part stand in the settings of its block.
 */
export function BlockFrame({ block, children }: { block: Block; children: ReactNode }) {
  const { document, selected } = useEditing();
  const { uuid } = block.meta;
  const standing = standingOf(document, uuid);
  // The block stays while it is rendered for a page that had it.
  if (isPartOfAnother(block) || !standing) return children;
  return (
    <Frame block={block} isSelected={selected === uuid} {...standing}>
      {children}
    </Frame>
  );
}

type FrameProps = Standing & { block: Block; isSelected: boolean; children: ReactNode };

/** Renders again only when one of its props changes: there may be hundreds of them. */
const Frame = memo(function Frame({ block, isSelected, children, ...standing }: FrameProps) {
  const { t, locale } = useText();
  const { parent, after, position, count } = standing;
  const isScripted = useHydrated();
  const frame = useRef<HTMLElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const isFlat = useIsFlat(frame);
  useUntabbableContent(shown);
  useSliders(shown);
  const { uuid } = block.meta;
  const content = useLockedContent(uuid, children);
  const place = { parent, after };
  const title = blockTitle(block, locale);
  const name = t('editor.block', { block: title, position, count });
  const isLookedAt = !isScripted && !holdsFrames(block);
  return (
    // A block of the page itself has its id around this frame.
    <section
      className="edit-block"
      ref={frame}
      aria-label={name}
      id={parent ? `block-${uuid}` : undefined}
      data-uuid={uuid}
      data-selected={isSelected || undefined}
      data-flat={isFlat || undefined}
      tabIndex={-1}
    >
      {position === 1 && <DropLine place={placeText(place)} edge="top" />}
      <BlockTools
        uuid={uuid}
        title={title}
        name={name}
        above={placeText(place)}
        below={placeText({ parent, after: uuid })}
        isFirst={position === 1}
        isLast={position === count}
        mayDuplicate={standing.mayDuplicate}
        mayRemove={standing.mayRemove}
        emptyFields={isScripted ? emptyFieldsOf(block) : []}
      />
      {isFlat && <FlatPlace uuid={uuid} name={name} />}
      <BlockMarks uuid={uuid} title={name} />
      {isBlockName(block.name) ? (
        <div className="edit-shown" ref={shown} {...(isLookedAt ? INERT : {})}>
          {content}
        </div>
      ) : (
        <p className="edit-unknown">{t('editor.unknownBlock')}</p>
      )}
      <RefusedWrites block={uuid} />
      <DropLine place={placeText({ parent, after: uuid })} edge="bottom" />
    </section>
  );
});

/** React 18 writes the attribute, but its types lack it. */
export const INERT = { inert: '' };

/** Do blocks in this one have their own tools? */
export function holdsFrames(block: Block): boolean {
  return childrenOf(block).some((child) => !isPartOfAnother(child));
}
