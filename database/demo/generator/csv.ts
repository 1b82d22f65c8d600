import { writeFileSync } from 'node:fs';

type Value = string | number;

/** Writes rows as a CSV file an importer reads back: `;`, quotes where needed, columns in order of appearance. */
export function writeCsv(file: string, rows: readonly Readonly<Record<string, Value>>[]): void {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) =>
    columns.map((column) => quote(String(row[column] ?? ''))).join(';'),
  );
  writeFileSync(file, `${[columns.join(';'), ...lines].join('\n')}\n`);
}

function quote(text: string): string {
  return /[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
