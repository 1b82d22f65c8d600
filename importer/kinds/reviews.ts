import * as z from 'zod';
import {
  boolean,
  choice,
  instant,
  key,
  optionalInteger,
  optionalKey,
  optionalText,
  text,
} from '../kit/cells';
import { defineKind, type ImportContext } from '../kit/kind';
import { BadCell } from '../kit/bad-cell';
import { absentColumns } from '../kit/texts';
import { idsOfShopsOwn, shopsOwnKey } from '../kit/review-key';
import { upsert } from '../kit/upsert';

const columns = {
  external_id: 'text',
  item_id: 'int',
  variation_id: 'int',
  parent_id: 'int',
  lang: 'text',
  author_name: 'text',
  title: 'text',
  text: 'text',
  rating: 'int',
  is_visible: 'boolean',
  refusal: 'text',
  source: 'text',
  created_at: 'timestamptz',
};

const rowColumns = z.object({
  review: key(),
  item: key(),
  variation: optionalKey(),
  reply_to: optionalKey(),
  lang: choice('de', ['de', 'en']),
  author: text(),
  title: text(),
  text: text(),
  rating: optionalInteger(1, 5),
  is_visible: boolean(true),
  refusal: optionalText(),
  source: choice('contact', ['orderItem', 'contact', 'guest']),
  created: instant('start'),
});
type Row = z.output<typeof rowColumns>;

/** Reviews, and replies to reviews that exist or are in earlier lines. */
export const reviews = defineKind({
  name: 'reviews',
  signature: ['review', 'item'],
  columns: rowColumns,
  unique: 'review',
  refersTo: ['item', 'variation', 'review'],
  check(row, { references }) {
    references.need('item', row.item, 'item');
    if (row.variation) references.need('variation', row.variation, 'variation');
    if (row.reply_to && row.rating !== null) throw new BadCell('rating', 'a reply has no rating');
    if (!row.reply_to && row.rating === null) throw new BadCell('rating', 'is missing');
    if (row.text.length > 500) throw new BadCell('text', 'is longer than 500 characters');
  },
  // Replies are written after the reviews they answer have their ids.
  async write(rows, context) {
    await writeReviews(
      rows.filter((row) => !row.reply_to),
      context,
    );
    await writeReviews(
      rows.filter((row) => row.reply_to),
      context,
    );
  },
});

/**
 * Reviews that buyers wrote in this shop and that were exported under a key get that key: importing
 * an export changes nothing.
 */
async function keepShopsOwn(client: ImportContext['client'], keys: string[]): Promise<void> {
  const ids = idsOfShopsOwn(keys);
  if (ids.length === 0) return;
  await client.query(
    `update review r set external_id = ${shopsOwnKey('r')}
     where r.id = any($1::int[]) and r.external_id is null and ${shopsOwnKey('r')} = any($2::text[])`,
    [ids, keys],
  );
}

async function writeReviews(rows: Row[], context: ImportContext) {
  const { client, references, touched } = context;
  const now = new Date().toISOString();
  await keepShopsOwn(
    client,
    rows.map((row) => row.review),
  );
  await upsert(
    client,
    {
      table: 'review',
      key: ['external_id'],
      columns,
      keep: [
        'created_at',
        ...absentColumns(context, columns, '', {
          item_id: 'item',
          variation_id: 'variation',
          parent_id: 'reply_to',
          author_name: 'author',
        }),
      ],
    },
    rows.map((row) => ({
      ...row,
      external_id: row.review,
      item_id: references.need('item', row.item, 'item'),
      variation_id: row.variation ? references.need('variation', row.variation, 'variation') : null,
      parent_id: row.reply_to ? references.need('review', row.reply_to, 'reply_to') : null,
      author_name: row.author,
      created_at: row.created ?? now,
    })),
  );
  await references.learn(
    'review',
    rows.map((row) => row.review),
  );
  for (const row of rows) touched.reviewed.add(references.need('item', row.item, 'item'));
}
