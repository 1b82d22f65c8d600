import { Notice } from '~/components/ui/notice';
import { useText } from '~/i18n/text';
import type { OfferView } from './offer-view';

/** The state of an offer that is no longer open (§4). */
export function OfferState({ offer }: { offer: OfferView }) {
  const { t, href } = useText();
  switch (offer.state) {
    case 'open':
      return null;
    case 'accepted':
      return (
        <div data-offer-state="accepted">
          <Notice
            type="positive"
            message={t('offer.accepted')}
            action={
              offer.orderPath && <a href={href(offer.orderPath)}>{t('offer.acceptedLink')}</a>
            }
          />
        </div>
      );
    default:
      return (
        <div data-offer-state={offer.state}>
          <Notice
            type={offer.state === 'rejected' ? 'neutral' : 'warning'}
            message={t(`storefrontError.offer.${offer.state}`)}
          />
        </div>
      );
  }
}
