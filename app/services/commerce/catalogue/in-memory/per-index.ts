import type { CatalogueIndex } from '../../core/catalogue-index';

/** One value for each index, created at the first call and released with the index. */
export function perIndex<T extends object>(
  make: (index: CatalogueIndex) => T,
): (index: CatalogueIndex) => T {
  const known = new WeakMap<CatalogueIndex, T>();
  return (index) => {
    const one = known.get(index) ?? make(index);
    known.set(index, one);
    return one;
  };
}
