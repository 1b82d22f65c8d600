import type { PreferredDeliveryOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import {
  getPreferredDeliveryServices,
  getPreferredDeliveryShippingProfiles,
} from './get-preferred-services';
import { savePreferredDelivery } from './save-preferred-delivery';

/** Delivery preferences for one visitor's cart (§7, open point 1.12). */
export function preferredDeliveryOperations(ctx: CommerceContext): PreferredDeliveryOperations {
  return {
    getPreferredDeliveryShippingProfiles: () => getPreferredDeliveryShippingProfiles(ctx),
    getPreferredDeliveryServices: (input) => getPreferredDeliveryServices(ctx, input),
    doSavePreferredDeliveryServices: (input) => savePreferredDelivery(ctx, input),
  };
}
