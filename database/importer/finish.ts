import type { ImportContext } from './kind';

/** What follows from the lines of all files: main variations, ratings, words for the search. */
export async function finishImport(context: ImportContext): Promise<void> {
  await chooseMainVariations(context);
  await countRatings(context);
  // Takes a lock on the words; a rehearsal leaves them alone.
  if (!context.dryRun) await context.client.query('select refresh_search()');
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
