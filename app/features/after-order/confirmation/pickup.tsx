import { useText } from '~/i18n/text';
import type { Pickup as PickupTexts } from '~/services/shop-api';

/** Where and when the goods are collected, in place of the delivery address. */
export function Pickup({ address, hours }: PickupTexts) {
  const { t } = useText();
  return (
    <section aria-labelledby="pickup">
      <h2 id="pickup">{t('cart.pickup')}</h2>
      <p>{address}</p>
      <p>
        {t('order.pickup.hours')}: {hours}
      </p>
    </section>
  );
}
