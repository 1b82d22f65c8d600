import { textOr } from './empty-on-purpose';
import type { ImportContext } from './kind';
import { upsert, type Columns, type DbRow } from './upsert';

/**
 * Returns the columns of the database whose column in the file (same name plus suffix, or its other
 * name) is missing: they keep their stored values.
 */
export function absentColumns(
  context: ImportContext,
  columns: Columns,
  suffix = '',
  otherNames: Record<string, string> = {},
): string[] {
  return Object.keys(columns).filter(
    (name) => !context.present.has(otherNames[name] ?? `${name}${suffix}`),
  );
}

type TextTable = {
  table: string;
  /** Column that refers to the owner of the texts. */
  owner: string;
  columns: string[];
  /** Columns with another name in the file, without its language: name1 is `name`. */
  otherNames?: Record<string, string>;
};

export type Texts = { id: number; de: Record<string, string>; en: Record<string, string> };

/** Writes the German and English texts of many owners; English falls back to German. */
export async function writeTexts(
  context: ImportContext,
  { table, owner, columns, otherNames = {} }: TextTable,
  texts: Texts[],
): Promise<void> {
  const types: Columns = { [owner]: 'int', lang: 'text' };
  for (const name of columns) types[name] = 'text';
  for (const lang of ['de', 'en'] as const) {
    const names = Object.fromEntries(
      columns.map((name) => [name, `${otherNames[name] ?? name}_${lang}`]),
    );
    const keep = columns.filter((name) => !context.present.has(names[name] ?? name));
    const rows = texts.map((text): DbRow => {
      const row: DbRow = { [owner]: text.id, lang };
      for (const name of columns) row[name] = textOr(text[lang][name], textOr(text.de[name], ''));
      return row;
    });
    await upsert(context.client, { table, key: [owner, 'lang'], columns: types, keep }, rows);
  }
}
