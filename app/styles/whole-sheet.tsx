import styles from './shop.css?url';

type WholeSheetProps = {
  /** The first styles are in the page, so that pictures go first (docs/decisions/031). */
  isLate?: boolean;
  /** It is asked for when the page has been read up to here, and not when a browser looks ahead. */
  isInPlace?: boolean;
};

export function WholeSheet({ isLate = false, isInPlace = false }: WholeSheetProps) {
  // Chromium and Safari look ahead for style sheets, but pass over one that names a look-up too.
  // The look-up itself does nothing: it is the shop's own host.
  const rel = isInPlace ? 'stylesheet dns-prefetch' : 'stylesheet';
  return <link rel={rel} href={styles} {...(isLate ? LOW_PRIORITY : undefined)} />;
}

/** React 18 writes the attribute as it is named here; its types know only a name it does not write. */
const LOW_PRIORITY = { fetchpriority: 'low' };
