import { readFileSync, writeFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { wirePage } from '../../app/services/wire/describe/page';
import { SUBJECTS } from '../../app/services/wire/operations';

const PAGE = 'docs/wire.md';

/** Returns the current page, formatted like all files here. */
export async function freshWirePage(): Promise<string> {
  const form = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  return (await format(PAGE, wirePage(SUBJECTS), form)).code;
}

export function writtenWirePage(): string {
  return readFileSync(PAGE, 'utf8');
}

/** `npm run wire:docs` */
if (process.argv[1]?.endsWith('write-wire-page.ts')) writeFileSync(PAGE, await freshWirePage());
