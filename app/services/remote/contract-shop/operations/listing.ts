import type * as z from 'zod';
import type { getSearchInputSchema, ListProduct, SearchResult } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toFilterGroups, toPagination, type WireListing } from '../entities/facet';
import { toListProduct, type WireListProduct } from '../entities/list-product';

export type ListingInput = Omit<z.input<typeof getSearchInputSchema>, 'term'>;

/** The filters and the order of a list, in the form of the contract. */
export function listingArguments(input: ListingInput) {
  const { page = 1, itemsPerPage, sort, facets = [], priceMin, priceMax } = input;
  return {
    page,
    ...(itemsPerPage !== undefined && { itemsPerPage }),
    ...(sort && { sort }),
    ...(facets.length > 0 && { facets: facets.join(',') }),
    ...(typeof priceMin === 'number' && { priceMin: priceMin / 100 }),
    ...(typeof priceMax === 'number' && { priceMax: priceMax / 100 }),
  };
}

type Listing = Pick<SearchResult, 'products' | 'facets' | 'sort' | 'pagination'>;

/** A page of goods. By default the upstream shop sorts by its recommendation. */
export function toListing(wire: WireListing, input: ListingInput, call: ContractCall): Listing {
  return {
    products: toListProducts(wire.products, call),
    facets: toFilterGroups(wire.facets, input),
    sort: input.sort ?? 'item.score',
    pagination: toPagination(wire.pagination?.totals ?? wire.products.length, input),
  };
}

export function toListProducts(
  wire: readonly WireListProduct[],
  call: ContractCall,
): ListProduct[] {
  return wire.flatMap((each) => toListProduct(each, call) ?? []);
}
