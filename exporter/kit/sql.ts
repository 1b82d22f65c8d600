/** SQL of cents as in a cell: 12,99; empty for null. */
export function euros(column: string): string {
  return decimal(column, 100, 'FM9999999990.00');
}

/** SQL of a number that is stored times `factor`: 2,5. */
export function decimal(column: string, factor: number, format?: string): string {
  const number = `${column} / ${factor}.0`;
  const text = format ? `to_char(${number}, '${format}')` : `trim_scale(${number})::text`;
  return `replace(${text}, '.', ',')`;
}

/** SQL of a point in time, to the millisecond. */
export function moment(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** SQL of a sort key that is the same in every shop. */
export function byKey(column: string): string {
  return `${column} collate "C"`;
}

/** SQL of a list in one cell: `a|b`. */
export function list(parts: string, order: string, from: string): string {
  return `(select string_agg(${parts}, '|' order by ${order}) from ${from})`;
}

/** SQL of the texts in both languages, joined by `textsOf`: `de.name as name_de, …`. */
export function texts(columns: string[], names: Record<string, string> = {}): string {
  return columns
    .flatMap((column) =>
      ['de', 'en'].map((lang) => `${lang}.${column} as ${names[column] ?? column}_${lang}`),
    )
    .join(', ');
}

/** Joins the texts of a row in both languages, as `de` and `en`. */
export function textsOf(table: string, owner: string, id: string): string {
  return ['de', 'en']
    .map(
      (lang) =>
        `left join ${table} ${lang} on ${lang}.${owner} = ${id} and ${lang}.lang = '${lang}'`,
    )
    .join(' ');
}
