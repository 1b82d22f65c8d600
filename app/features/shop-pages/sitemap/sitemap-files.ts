/** The content of a sitemap file. */
export type SitemapKind = 'pages' | 'goods';

/**
 * Pages in one file, each once in every language. Even with addresses as long as sitemaps.org
 * allows, a file is smaller than the limit of 50 MB, and it has far fewer than 50,000 addresses: it
 * needs no measuring to be split, and is made while a crawler waits.
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

/** The pages in a file of that name; null for any other name. */
export function readFileName(name: string): { kind: SitemapKind; from: number } | null {
  const { kind, nr } = /^(?<kind>pages|goods)-(?<nr>[1-9]\d{0,4})\.xml$/.exec(name)?.groups ?? {};
  return kind ? { kind: kind as SitemapKind, from: (Number(nr) - 1) * PAGES_PER_FILE } : null;
}
