import { useText } from '~/i18n/text';

export type ParcelView = {
  parcelServiceName: string;
  trackingNumber: string;
  trackingUrl: string | null;
};

/** The parcels of an order, each with a link to its carrier's tracking. */
export function ParcelList({ parcels }: { parcels: readonly ParcelView[] }) {
  const { t } = useText();
  if (parcels.length === 0) return null;
  return (
    <ul className="parcels">
      {parcels.map(({ parcelServiceName: carrier, trackingNumber: number, trackingUrl }) => (
        <li key={number}>
          {trackingUrl === null ? (
            t('order.parcelNumber', { carrier, number })
          ) : (
            <a href={trackingUrl} rel="noreferrer">
              {t('order.trackAt', { carrier, number })}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
