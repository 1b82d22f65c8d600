import { Icon, type IconName } from '~/components/ui/icon';
import { useText } from '~/i18n/text';
import type { PageKind } from '../page/pages-panel';

const ICONS: Record<PageKind, IconName> = { home: 'home', content: 'page', item: 'goods' };

/** What kind of page an entry is, as a sign with its word. */
export function PageKindIcon({ kind }: { kind: PageKind }) {
  const { t } = useText();
  return (
    <span className="page-kind" title={t(`editor.manage.kind.${kind}`)}>
      <Icon name={ICONS[kind]} label={t(`editor.manage.kind.${kind}`)} />
    </span>
  );
}
