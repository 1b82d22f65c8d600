import * as z from 'zod';
import { integer, key, neededColor, neededText, slug, text } from '../kit/cells';
import { defineKind } from '../kit/kind';
import { absentColumns, writeTexts } from '../kit/texts';
import { upsert } from '../kit/upsert';

const columns = {
  external_id: 'text',
  card: 'text',
  number: 'text',
  color: 'text',
  family: 'text',
  position: 'int',
};

/** The colour cards: items and values of attributes refer to its shades. */
export const shades = defineKind({
  name: 'shades',
  signature: ['shade', 'number', 'name_de'],
  columns: z.object({
    shade: key(),
    card: slug(),
    number: text(),
    color: neededColor(),
    family: slug(),
    position: integer(0),
    name_de: neededText(),
    name_en: text(),
  }),
  unique: 'shade',
  refersTo: ['shade'],
  async write(rows, context) {
    await upsert(
      context.client,
      { table: 'shade', key: ['external_id'], columns, keep: absentColumns(context, columns) },
      rows.map((row) => ({ ...row, external_id: row.shade })),
    );
    await context.references.learn(
      'shade',
      rows.map((row) => row.shade),
    );
    await writeTexts(
      context,
      { table: 'shade_text', owner: 'shade_id', columns: ['name'] },
      rows.map((row) => ({
        id: context.references.need('shade', row.shade, 'shade'),
        de: { name: row.name_de },
        en: { name: row.name_en },
      })),
    );
  },
});
