import type { Offer } from '../../load/add-panel';
import { CommandForm } from '../command-form';
import { OfferButton } from './offer-button';

/** Small pictures of the items for a position of the page. */
export function OfferGrid({ offers, place }: { offers: readonly Offer[]; place: string }) {
  return (
    <CommandForm className="offers">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="place" value={place} />
      {offers.map((offer) => (
        <OfferButton key={`${offer.field} ${offer.value}`} offer={offer} />
      ))}
    </CommandForm>
  );
}
