type Value = string | number;
export type CsvRow = Readonly<Record<string, Value>>;

/**
 * Rows as a CSV file an importer reads back: `;`, quotes where needed, columns in order of
 * appearance.
 */
export function csvText(rows: readonly CsvRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) =>
    columns.map((column) => quote(String(row[column] ?? ''))).join(';'),
  );
  return `${[columns.join(';'), ...lines].join('\n')}\n`;
}

function quote(text: string): string {
  return /[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
