import type { ContentOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { getShippingTerms } from '../../sale/shipping-terms/get-shipping-terms';
import { getBlocks } from './get-blocks';
import { getConfiguration } from '../configuration/get-configuration';
import { recordConsent } from './record-consent';
import { getLegalTexts } from './get-legal-texts';

/** Pages, settings and legal texts for one visitor. */
export function contentOperations(ctx: CommerceContext): ContentOperations {
  return {
    getBlocks: (input) => getBlocks(ctx, input),
    getConfiguration: () => getConfiguration(ctx),
    getLegalTexts: (input) => getLegalTexts(ctx, input),
    doRecordConsent: (input) => recordConsent(ctx, input),
    getShippingTerms: () => getShippingTerms(ctx),
  };
}
