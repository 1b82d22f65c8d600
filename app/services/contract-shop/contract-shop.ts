import type { ContentOperations, Session, ShopApi } from '~/services/shop-api';
import type { ContractCall } from './contract-call';
import { notOffered } from './not-offered';
import { catalogueOperations } from './operations/catalogue';
import { contentOperations } from './operations/content';
import { reviewReading } from './operations/reviews-read';
import type { ShopFacts } from './shop-facts';

/** The shop of one visitor, each operation calls of the contract. */
export function contractShop(call: ContractCall, facts: ShopFacts): ShopApi {
  const own = {
    ...catalogueOperations(call),
    ...reviewReading(call),
    ...withFacts(contentOperations(call), call, facts),
  } as Partial<ShopApi>;
  return new Proxy(own as ShopApi, {
    get: (target, name: keyof ShopApi) => target[name] ?? notOffered,
  });
}

/** The file says what delivery costs, and texts of the law that the server has not. */
function withFacts(
  content: ContentOperations,
  { locale }: ContractCall,
  { legalTexts, shippingTerms }: ShopFacts,
): ContentOperations {
  return {
    ...content,
    async getLegalTexts({ type }) {
      const own = legalTexts.find((text) => text.type === type && text.lang === locale);
      const told = await content.getLegalTexts({ type });
      // The contract has no titles.
      return told ? { ...told, title: told.title || (own?.title ?? '') } : (own ?? null);
    },
    getShippingTerms: async () => shippingTerms?.[locale] ?? content.getShippingTerms(),
  };
}

export function readSession(call: ContractCall): Promise<Session> {
  return call.ask('getSession') as Promise<Session>;
}
