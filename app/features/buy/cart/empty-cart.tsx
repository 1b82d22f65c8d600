import { EmptyState } from '~/components/ui/empty-state';
import { useText } from '~/i18n/text';

export function EmptyCart() {
  const { t, href } = useText();
  const link = { href: href('/'), label: t('cart.continueShopping') };
  return (
    <EmptyState level={1} title={t('cart.empty')} link={link}>
      {t('cart.emptyText')}
    </EmptyState>
  );
}
