import { EmptyState } from '~/components/ui/empty-state';
import { useText } from '~/i18n/text';

export function NoOrders() {
  const { t, href } = useText();
  const link = { href: href('/categories'), label: t('account.browse') };
  return (
    <EmptyState level={2} title={t('account.noOrders')} link={link}>
      {t('account.noOrdersText')}
    </EmptyState>
  );
}
