import { useText } from '~/i18n/text';
import type { PageKind } from '../../load/pages-panel';
import { EditorIcon, type EditorIconName } from '../editor-icon';

const ICONS: Record<PageKind, EditorIconName> = { home: 'home', content: 'page', item: 'goods' };

/** What kind of page an entry is, as a sign with its word. */
export function PageKindIcon({ kind }: { kind: PageKind }) {
  const { t } = useText();
  return (
    <span className="page-kind" title={t(`editorPages.kind.${kind}`)}>
      <EditorIcon name={ICONS[kind]} label={t(`editorPages.kind.${kind}`)} />
    </span>
  );
}
