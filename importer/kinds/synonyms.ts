import * as z from 'zod';
import { choice, neededText } from '../kit/cells';
import { defineKind, type ImportContext } from '../kit/kind';

const columns = z.object({
  lang: choice('de', ['de', 'en']),
  term: neededText(),
  meaning: neededText(),
});
type Row = z.output<typeof columns>;

/** Synonyms: the lines of a term replace those stored for it in their language. */
export const synonyms = defineKind({
  name: 'synonyms',
  signature: ['lang', 'term', 'meaning'],
  columns,
  groupBy: 'term',
  refersTo: [],
  write,
});

async function write(rows: Row[], { client }: ImportContext): Promise<void> {
  const values = [
    rows.map((row) => row.lang),
    rows.map((row) => row.term),
    rows.map((row) => row.meaning),
  ];
  const given = 'unnest($1::text[], $2::text[], $3::text[]) r(lang, term, meaning)';
  await client.query(
    `delete from search_synonym s
      where (s.lang, s.term) in (select r.lang, r.term from ${given})
        and (s.lang, s.term, s.meaning) not in (select r.lang, r.term, r.meaning from ${given})`,
    values,
  );
  await client.query(
    `insert into search_synonym (lang, term, meaning) select r.lang, r.term, r.meaning from ${given}
     on conflict do nothing`,
    values,
  );
}
