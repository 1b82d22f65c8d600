import { readFileSync } from 'node:fs';
import { openClient } from '../database/connect';
import type { CrawlFigures } from './crawl-sitemap';
import {
  measureApart,
  measureFilled,
  withFilled,
  type CatalogueFigures,
  type FilledCatalogue,
} from './large-catalogue';

/** 200,000 items with 1,000,000 variations, written by SQL: an import would take hours. */
export async function measureMillion(): Promise<CatalogueFigures> {
  return measureFilled(writeMillion);
}

/** The whole sitemap of the same goods, several times in one process. */
export async function measureSitemap(): Promise<CrawlFigures[]> {
  return withFilled(writeMillion, (url) => measureApart('measure-sitemap.ts', url));
}

async function writeMillion({ adminUrl }: FilledCatalogue): Promise<null> {
  const script = readFileSync(new URL('million-goods.sql', import.meta.url), 'utf8');
  // Only a superuser may disable triggers.
  const client = await openClient(adminUrl, 'bench');
  try {
    await client.query(script);
  } finally {
    await client.end();
  }
  return null;
}
