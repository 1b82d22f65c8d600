import { isShopError, ShopError, type ParcelStationOperations } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { stationProfilesSchema } from '../entities/preferred-delivery';
import { CARRIER_POSTCODE, stationListSchema, toParcelStation } from '../entities/parcel-station';
import { fallbackIfNotOffered } from '../null-if-not-found';
import { readAnswer } from '../read-answer';

const PROFILES = 'getPreferredDeliveryLocationShippingProfiles';

/** Stations of the carrier, if the upstream shop can search them. */
export function parcelStationOperations(call: ContractCall): ParcelStationOperations {
  return {
    getPreferredDeliveryLocationShippingProfiles: () =>
      fallbackIfNotOffered(
        call.ask(PROFILES).then((answer) => readAnswer(PROFILES, stationProfilesSchema, answer)),
        { shippingProfiles: [], postnumberRequired: true },
      ),

    async getPackstations({ zipcode = '', city = '', street = '', ...kinds }) {
      if (zipcode === '' && city === '') throw new ShopError('parcelStations.placeRequired');
      if (zipcode !== '' && !CARRIER_POSTCODE.test(zipcode)) {
        throw new ShopError('parcelStations.postalcode');
      }
      const { searchPackstation = true, searchPostfilial = true } = kinds;
      const asked = { zipcode, city, street, searchPackstation, searchPostfilial };
      try {
        const answer = await call.ask('getPackstations', asked);
        return readAnswer('getPackstations', stationListSchema, answer).map(toParcelStation);
      } catch (error) {
        if (isShopError(error)) throw error;
        throw new ShopError('parcelStations.unavailable');
      }
    },
  };
}
