import { DEFAULT_PAGE_SIZE, priceText, type ListingQuery } from './listing-query';

type Part = 'term' | 'filters' | 'order';

/** A GET form replaces the whole query: the parts to preserve stand here as hidden fields. */
export function QueryFields({ query, parts }: { query: ListingQuery; parts: readonly Part[] }) {
  return (
    <>
      {fieldsOf(query, parts).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

function fieldsOf(query: ListingQuery, parts: readonly Part[]): [string, string][] {
  const fields: [Part, string, string | null][] = [
    ['term', 'term', query.term],
    ['filters', 'facets', query.facets.join(',') || null],
    ['filters', 'priceMin', query.priceMin === null ? null : priceText(query.priceMin)],
    ['filters', 'priceMax', query.priceMax === null ? null : priceText(query.priceMax)],
    ['order', 'sort', query.sort],
    [
      'order',
      'itemsPerPage',
      query.itemsPerPage === DEFAULT_PAGE_SIZE ? null : String(query.itemsPerPage),
    ],
  ];
  return fields.flatMap(([part, name, value]) =>
    value !== null && parts.includes(part) ? [[name, value] as [string, string]] : [],
  );
}
