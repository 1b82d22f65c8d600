import * as z from 'zod';
import { color, key, neededText, optionalId, text } from '../kit/cells';
import { keepTagPaths } from '../kit/former-paths';
import { defineKind } from '../kit/kind';
import { absentColumns, writeTexts } from '../kit/texts';
import { upsert } from '../kit/upsert';

const columns = { id: 'int', external_id: 'text', color: 'text' };

export const tags = defineKind({
  name: 'tags',
  signature: ['tag', 'name_de'],
  columns: z.object({
    tag: key(),
    id: optionalId(),
    color: color(),
    name_de: neededText(),
    name_en: text(),
  }),
  unique: 'tag',
  ids: { id: 'tag' },
  refersTo: ['tag'],
  async write(rows, context) {
    await upsert(
      context.client,
      {
        table: 'tag',
        key: ['external_id'],
        columns,
        keep: absentColumns(context, columns),
      },
      rows.map((row) => ({ id: row.id, external_id: row.tag, color: row.color ?? '#ffffff' })),
    );
    await context.references.learn(
      'tag',
      rows.map((row) => row.tag),
    );
    await writeTexts(
      context,
      { table: 'tag_text', owner: 'tag_id', columns: ['name'] },
      rows.map((row) => ({
        id: context.references.need('tag', row.tag, 'tag'),
        de: { name: row.name_de },
        en: { name: row.name_en },
      })),
    );
    await keepTagPaths(rows, context);
  },
});
