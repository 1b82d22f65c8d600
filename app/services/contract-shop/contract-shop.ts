import type { Session, ShopApi } from '~/services/shop-api';
import type { ContractCall } from './contract-call';
import { notOffered } from './not-offered';
import type { ShopFacts } from './shop-facts';

/** The shop of one visitor, each operation calls of the contract. */
export function contractShop(_call: ContractCall, facts: ShopFacts): ShopApi {
  const own: Partial<ShopApi> = { getConfiguration: async () => facts.configuration };
  return new Proxy(own as ShopApi, {
    get: (target, name: keyof ShopApi) => target[name] ?? notOffered,
  });
}

export function readSession(call: ContractCall): Promise<Session> {
  return call.ask('getSession') as Promise<Session>;
}
