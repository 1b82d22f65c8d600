import { readFileSync } from 'node:fs';
import { openClient } from '../database/connect';
import { measureFilled, type CatalogueFigures, type Filled } from './large-catalogue';

/** 200,000 items with 1,000,000 variations, written by SQL: importing them would take hours. */
export async function measureMillion(): Promise<CatalogueFigures> {
  return measureFilled(writeMillion);
}

async function writeMillion({ adminUrl }: Filled): Promise<null> {
  const script = readFileSync(new URL('million-goods.sql', import.meta.url), 'utf8');
  // Only a superuser may pass triggers by.
  const client = await openClient(adminUrl, 'bench');
  try {
    await client.query(script);
  } finally {
    await client.end();
  }
  return null;
}
