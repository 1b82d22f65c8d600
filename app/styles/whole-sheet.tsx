import styles from './shop.css?url';

/** `isLate`: the first styles are in the page, so that pictures go first (docs/decisions/031). */
export function WholeSheet({ isLate = false }: { isLate?: boolean }) {
  return <link rel="stylesheet" href={styles} {...(isLate ? LOW_PRIORITY : undefined)} />;
}

/**
 * React 18 writes the attribute under this name; its types only have a name that it does not write.
 */
const LOW_PRIORITY = { fetchpriority: 'low' };
