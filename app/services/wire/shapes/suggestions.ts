import * as z from 'zod';
import { canonicalPrefix, localePath } from '~/i18n/locales';
import type { SearchResult, Suggestions } from '~/services/shop-api';
import { toWirePrice, wirePriceSchema, type WirePrice } from './money';
import { absolute, type Shaper } from './shaper';

const entrySchema = z.strictObject({
  label: z.string(),
  image: z.string(),
  url: z.string(),
  beforeLabel: z.string(),
  afterLabel: z.string(),
  count: z.int(),
  imageAlt: z.string(),
});

const goodsSchema = entrySchema.extend({
  price: wirePriceSchema.nullable(),
  crossedPrice: wirePriceSchema.nullable(),
});

export const wireSuggestionsSchema = z.strictObject({
  items: z.array(goodsSchema),
  categories: z.array(entrySchema),
  suggestions: z.array(entrySchema),
  total: z.int(),
});
export type WireSuggestions = z.infer<typeof wireSuggestionsSchema>;

type SuggestionsInput = {
  suggested: Suggestions;
  /** The goods with their prices, if the term is long enough for a search. */
  found: SearchResult | null;
  /** The requested kinds besides goods; all by default. */
  types: readonly string[] | undefined;
  /** The number of goods for each suggested term. */
  hits: ReadonlyMap<string, number>;
};

/** As many goods as the shop's own suggestions have. */
const MOST_GOODS = 5;

export function toWireSuggestions(
  { suggested, found, types, hits }: SuggestionsInput,
  shaper: Shaper,
): WireSuggestions {
  const prefix = canonicalPrefix(shaper.locale);
  const entry = (label: string, path: string) => ({
    label,
    image: '',
    url: localePath(prefix, path),
    beforeLabel: '',
    afterLabel: '',
    count: 0,
    imageAlt: '',
  });
  const isWanted = (type: string) => types === undefined || types.includes(type);
  return {
    items: (found?.products ?? []).slice(0, MOST_GOODS).map((product) => {
      const [image] = product.images.all;
      return {
        ...entry(product.texts.name1, `/${product.texts.urlPath}_${product.item.id}`),
        image: image ? absolute(shaper, image.urlSecondPreview) : '',
        imageAlt: image?.names.alternate ?? '',
        ...pricesOf(product, shaper),
      };
    }),
    categories: isWanted('category')
      ? suggested.categories.map(({ name, parent, path }) => ({
          ...entry(name, path),
          beforeLabel: parent,
        }))
      : [],
    suggestions: isWanted('suggestion')
      ? suggested.terms.map((term) => ({
          ...entry(term, `/search?term=${encodeURIComponent(term)}`),
          count: hits.get(term) ?? 0,
        }))
      : [],
    total: found?.pagination.totals ?? 0,
  };
}

/** The present price of goods, and the higher one. */
function pricesOf(
  { prices, variation }: SearchResult['products'][number],
  shaper: Shaper,
): { price: WirePrice; crossedPrice: WirePrice | null } {
  const { specialOffer, rrp } = prices;
  const one = (price: typeof prices.default | NonNullable<typeof rrp>) =>
    toWirePrice({ price, vatRate: variation.vatRate, lowest: 0, quantity: 1 }, shaper);
  const crossed = specialOffer ? prices.default : rrp;
  return { price: one(specialOffer ?? prices.default), crossedPrice: crossed && one(crossed) };
}
