import { useText } from '~/i18n/text';
import type { PageKind } from '../../load/pages-panel';
import { EditorIcon, type EditorIconName } from '../editor-icon';

const ICONS: Record<PageKind, EditorIconName> = { home: 'home', content: 'page', item: 'goods' };

/** The kind of a page, as an icon with its label. */
export function PageKindIcon({ kind }: { kind: PageKind }) {
  const { t } = useText();
  return (
    <span className="page-kind" title={t(`editorPages.kind.${kind}`)}>
      <EditorIcon name={ICONS[kind]} label={t(`editorPages.kind.${kind}`)} />
    </span>
  );
}
