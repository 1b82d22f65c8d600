import { analyzeCatalogue } from './analyze';
import type { ImportContext } from './kit/kind';
import type { Step } from './transaction';

/** Updates data that depend on all files: main variations and ratings. */
export async function finishImport(context: ImportContext): Promise<void> {
  await chooseMainVariations(context);
  await countRatings(context);
}

/** An item without a main variation takes the first. */
async function chooseMainVariations({ client, touched }: ImportContext): Promise<void> {
  await client.query(
    `update variation v set is_main = true
     from (select distinct on (item_id) id from variation w
           where item_id = any($1::int[])
             and not exists (select from variation m where m.item_id = w.item_id and m.is_main)
           order by item_id, position, id) first
     where v.id = first.id`,
    [[...touched.items]],
  );
}

async function countRatings({ client, touched }: ImportContext): Promise<void> {
  await client.query(
    `update item i set feedback_count = r.count, feedback_sum = r.sum
     from (select i.id, count(r.id)::int as count, coalesce(sum(r.rating), 0)::int as sum
           from item i left join review r on r.item_id = i.id and r.is_visible and r.parent_id is null
           where i.id = any($1::int[]) group by i.id) r
     where i.id = r.id and (i.feedback_count, i.feedback_sum) is distinct from (r.count, r.sum)`,
    [[...touched.reviewed]],
  );
}

/** The number of items indexed in one step: orders wait for no step, and memory use stays small. */
const PORTION = 1000;

/**
 * Updates the search index, after new statistics: without them PostgreSQL plans for the former size
 * of the tables. Pages cached meanwhile used the old index, so lists and the vocabulary are
 * invalidated once more. Locks the vocabulary; a dry run leaves it unchanged.
 */
export async function refreshSearch({ client }: ImportContext, step: Step): Promise<void> {
  await step(() => analyzeCatalogue(client));
  let made: number;
  do made = await fillPortion(client, step);
  while (made === PORTION);
  await step(async () => {
    await client.query(`select refresh_search(), notify_tags('{listing,words}')`);
  });
}

/** Returns the number of items indexed. */
async function fillPortion(client: ImportContext['client'], step: Step): Promise<number> {
  let made = 0;
  await step(async () => {
    const { rows } = await client.query<{ made: number }>(`select fill_stale_search($1) as made`, [
      PORTION,
    ]);
    made = rows[0]?.made ?? 0;
  });
  return made;
}
