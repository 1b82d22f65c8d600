import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { lang } from './columns';

/** A synonym: a search for `term` also finds `meaning`. */
export const searchSynonym = pgTable(
  'search_synonym',
  {
    lang: lang(),
    term: text('term').notNull(),
    meaning: text('meaning').notNull(),
    /** The term as searches compare it; set by trigger search_synonym_folded. */
    folded: text('folded').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.lang, t.term, t.meaning] })],
);
