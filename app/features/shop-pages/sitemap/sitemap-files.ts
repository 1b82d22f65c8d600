/** What a file of the sitemap tells of. */
export type SitemapKind = 'pages' | 'goods';

/**
 * Pages in one file, each once in every language. Were each address as long as sitemaps.org lets it be,
 * a file would still be smaller than the 50 MB it may have, and it holds far fewer than 50,000
 * addresses: it need not be measured to know where it ends, and is made while a crawler waits.
 */
export const PAGES_PER_FILE = 2000;

/** Paths of all files, for so many pages of each kind. */
export function sitemapFiles(totals: Record<SitemapKind, number>): string[] {
  return (['pages', 'goods'] as const).flatMap((kind) =>
    Array.from(
      { length: Math.ceil(totals[kind] / PAGES_PER_FILE) },
      (_, n) => `/sitemap/${kind}-${n + 1}.xml`,
    ),
  );
}

/** Which pages a file of that name holds; null when no file could be called so. */
export function readFileName(name: string): { kind: SitemapKind; from: number } | null {
  const { kind, nr } = /^(?<kind>pages|goods)-(?<nr>[1-9]\d{0,4})\.xml$/.exec(name)?.groups ?? {};
  return kind ? { kind: kind as SitemapKind, from: (Number(nr) - 1) * PAGES_PER_FILE } : null;
}
