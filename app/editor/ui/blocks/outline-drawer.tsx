import { useText } from '~/i18n/text';
import { blockTitle } from '~/blocks/block-title';
import { isPartOfAnother } from '../../document/block-rules';
import { childrenOf, type Document } from '../../document/tree';
import { BlockIcon } from '../block-frame/block-icon';
import { BlockMoves } from '../block-frame/block-moves';
import { CommandForm } from '../command-form';
import { Drawer } from '../drawers/drawer';
import { useEditedPlace, useEditing } from '../edit-context';
import { EditorLink } from '../editor-link';

/** The blocks of the page as a list: for navigation, and to reorder them. */
export function OutlineDrawer() {
  const { t } = useText();
  const { document } = useEditing();
  const { opens } = useEditedPlace();
  return (
    <Drawer title={t('editor.outline.title')} help={t('editor.outline.help')}>
      {document.length === 0 ? <p>{t('editor.empty')}</p> : <Outline blocks={document} />}
      <p>
        <EditorLink href={`${opens}template=#panel`}>{t('editor.template.open')}</EditorLink>
      </p>
    </Drawer>
  );
}

function Outline({ blocks }: { blocks: Document }) {
  const { t, locale } = useText();
  const { opens } = useEditedPlace();
  return (
    <ol className="outline">
      {blocks.map((block, index) => {
        const { uuid } = block.meta;
        const name = t('editor.block', {
          block: blockTitle(block, locale),
          position: index + 1,
          count: blocks.length,
        });
        const children = childrenOf(block);
        return (
          <li key={uuid}>
            <CommandForm className="edit-tools" block={uuid}>
              {isPartOfAnother(block) ? (
                <span>{name}</span>
              ) : (
                <>
                  <a href={`#block-${uuid}`}>{name}</a>
                  <EditorLink
                    className="edit-tool"
                    href={`${opens}${new URLSearchParams({ edit: uuid })}#panel`}
                    aria-label={t('editor.onBlock', { action: t('editor.settings'), block: name })}
                    title={t('editor.settings')}
                  >
                    <BlockIcon name="settings" />
                  </EditorLink>
                </>
              )}
              <BlockMoves uuid={uuid} name={name} />
            </CommandForm>
            {children.length > 0 && <Outline blocks={children} />}
          </li>
        );
      })}
    </ol>
  );
}
