import { Dialog } from '~/components/ui/dialog';
import { useText } from '~/i18n/text';

/** Empty until the script of the shop pages fills it after goods were put into the cart. */
export function QuickCheckoutDialog() {
  const { t } = useText();
  return (
    <Dialog id="quick-checkout" title={t('notices.cartItemAdded')}>
      <div data-quick-checkout />
      <p className="quick-checkout-timer" data-countdown={t('header.quickCheckoutTimer')} hidden />
    </Dialog>
  );
}
