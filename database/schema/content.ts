import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, instant, lang } from './columns';
import { customer } from './customers';

/** Names a page in one language. Identifier `index` is the home page (type immutable). */
const pageKey = () => ({
  identifier: text('identifier').notNull(),
  type: text('type').$type<'immutable' | 'category' | 'product'>().notNull(),
  lang: lang(),
});

/** The published blocks of a page, as customers see them. */
export const blockDocument = pgTable(
  'block_document',
  {
    ...pageKey(),
    blocks: jsonb('blocks').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.identifier, t.type, t.lang] }),
    check('block_document_is_list', sql`jsonb_typeof(${t.blocks}) = 'array'`),
  ],
);

/** Every version of a document that was live, with its publisher. Appended, never changed. */
export const blockRevision = pgTable(
  'block_revision',
  {
    ...pageKey(),
    version: integer('version').notNull(),
    /** Its number as the wire names it (getBlockSnapshot). */
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    blocks: jsonb('blocks').notNull(),
    /** Empty for a document without an author: the importer's, the demo's. */
    author: text('author').notNull(),
    createdAt: createdAt(),
    /** When its author planned it; empty if it was published by hand. */
    plannedAt: instant('planned_at'),
  },
  (t) => [
    primaryKey({ columns: [t.identifier, t.type, t.lang, t.version] }),
    uniqueIndex('block_revision_by_id').on(t.id),
    foreignKey({
      name: 'block_revision_of_document',
      columns: [t.identifier, t.type, t.lang],
      foreignColumns: [blockDocument.identifier, blockDocument.type, blockDocument.lang],
    }).onDelete('cascade'),
    check('block_revision_is_list', sql`jsonb_typeof(${t.blocks}) = 'array'`),
  ],
);

/** An author's unpublished blocks; a page that was never published may have drafts too. */
export const blockDraft = pgTable(
  'block_draft',
  {
    ...pageKey(),
    author: text('author').notNull(),
    blocks: jsonb('blocks').notNull(),
    /** Version of the document it was made from; 0: none. */
    version: integer('version').notNull(),
    /** Counts the changes: a browser that has not read the last one cannot overwrite it. */
    step: integer('step').notNull().default(1),
    /** Undo history, used only by the editor. */
    history: jsonb('history').$type<Record<string, unknown>>().notNull().default({}),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.identifier, t.type, t.lang, t.author] }),
    check('block_draft_is_list', sql`jsonb_typeof(${t.blocks}) = 'array'`),
  ],
);

/**
 * A snapshot of a draft that is published at a time its author chose. Failed ones stay until their
 * author has seen the result; a published one becomes a revision.
 */
export const blockPlan = pgTable(
  'block_plan',
  {
    id: identity(),
    ...pageKey(),
    author: text('author').notNull(),
    blocks: jsonb('blocks').notNull(),
    /** Version of the document it was made from, and its blocks. */
    version: integer('version').notNull(),
    base: jsonb('base').notNull(),
    dueAt: instant('due_at').notNull(),
    createdAt: createdAt(),
    state: text('state').$type<'waiting' | 'conflict' | 'refused'>().notNull().default('waiting'),
  },
  (t) => [
    index('block_plan_due')
      .on(t.dueAt)
      .where(sql`state = 'waiting'`),
    uniqueIndex('block_plan_of_page').on(t.identifier, t.type, t.lang, t.author, t.dueAt),
    check('block_plan_is_list', sql`jsonb_typeof(${t.blocks}) = 'array'`),
    check('block_plan_state', sql`${t.state} in ('waiting', 'conflict', 'refused')`),
  ],
);

/**
 * A link that shows an author's draft to readers without an account. Its key is derived from the id and the
 * shop's secret: this table alone opens nothing.
 */
export const previewLink = pgTable(
  'preview_link',
  {
    id: identity(),
    ...pageKey(),
    author: text('author').notNull(),
    /** Identifies the form that requested it: a repeated submission creates one link. */
    once: text('once')
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('preview_link_once').on(t.author, t.once),
    index('preview_link_of_page').on(t.identifier, t.type, t.lang, t.author),
    index('preview_link_expiry').on(t.expiresAt),
  ],
);

/** A section saved for reuse by all editors: blocks under a name. */
export const blockPattern = pgTable(
  'block_pattern',
  {
    id: identity(),
    name: text('name').notNull(),
    /** The language of its texts. */
    lang: lang(),
    blocks: jsonb('blocks').notNull(),
    author: text('author').notNull(),
    /** Identifies the form that requested it: a repeated submission creates one pattern. */
    once: text('once').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('block_pattern_once').on(t.author, t.once),
    check('block_pattern_is_list', sql`jsonb_typeof(${t.blocks}) = 'array'`),
  ],
);

/** Editors with an open page, and when they last reported it. */
export const pagePresence = pgTable(
  'page_presence',
  {
    ...pageKey(),
    author: text('author').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** The block they were editing then. */
    block: text('block'),
  },
  (t) => [primaryKey({ columns: [t.identifier, t.type, t.lang, t.author] })],
);

/** A comment of the team on a block. It stays when the block is removed. */
export const pageComment = pgTable(
  'page_comment',
  {
    id: identity(),
    ...pageKey(),
    /** The uuid of the block, and its description for when it is removed. */
    block: text('block').notNull(),
    blockName: text('block_name').notNull(),
    /** The comment it replies to; null: it begins a discussion. */
    answers: integer('answers').references((): AnyPgColumn => pageComment.id, {
      onDelete: 'cascade',
    }),
    author: text('author').notNull(),
    /** Empty: its author withdrew it after it had been answered. */
    words: text('words').notNull(),
    /** Identifies its form: a repeated submission creates one comment. */
    once: text('once').notNull(),
    writtenAt: instant('written_at').notNull(),
    /** On the first comment of a discussion. */
    settledAt: instant('settled_at'),
    settledBy: text('settled_by'),
  },
  (t) => [
    uniqueIndex('page_comment_once').on(t.author, t.once),
    index('page_comment_of_page').on(t.identifier, t.type, t.lang),
    index('page_comment_answers').on(t.answers),
    index('page_comment_settled')
      .on(t.settledAt)
      .where(sql`${t.settledAt} is not null`),
    check('page_comment_length', sql`char_length(${t.words}) <= 2000`),
    check(
      'page_comment_settled_once',
      sql`num_nonnulls(${t.settledAt}, ${t.settledBy}) in (0, 2) and (${t.answers} is null or ${t.settledAt} is null)`,
    ),
  ],
);

/** Facts and design settings of the shop as key and value (§7 getConfiguration). */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** An author's unpublished design. */
export const designDraft = pgTable(
  'design_draft',
  {
    author: text('author').primaryKey(),
    /** By the keys of §7: the draft, and the published value when each key last agreed with it. */
    design: jsonb('design').$type<Record<string, string>>().notNull(),
    base: jsonb('base').$type<Record<string, string>>().notNull(),
    /** Undo history. */
    history: jsonb('history').$type<Record<string, unknown>>().notNull().default({}),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('design_draft_is_design', sql`jsonb_typeof(${t.design}) = 'object'`),
    check('design_draft_has_base', sql`jsonb_typeof(${t.base}) = 'object'`),
  ],
);

/** Every design that was live, with its publisher. Appended, never changed. */
export const designRevision = pgTable(
  'design_revision',
  {
    version: integer('version').generatedAlwaysAsIdentity().primaryKey(),
    design: jsonb('design').$type<Record<string, string>>().notNull(),
    /** Empty for a design that was not published in the editor. */
    author: text('author').notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('design_revision_is_design', sql`jsonb_typeof(${t.design}) = 'object'`)],
);

/**
 * Counts the changes of the small tables that every process caches (settings, VAT, countries,
 * shipping, payment): a reader that loads it with other rows knows whether its cache is current.
 */
export const referenceVersion = pgTable(
  'reference_version',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    version: bigint('version', { mode: 'number' }).notNull().default(1),
  },
  (t) => [check('reference_version_is_one_row', sql`${t.isOnly}`)],
);

export const legalText = pgTable(
  'legal_text',
  {
    type: text('type').notNull(),
    lang: lang(),
    title: text('title').notNull(),
    /** Clean HTML. */
    htmlText: text('html_text').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.type, t.lang] })],
);

/** A newsletter subscription by double opt-in, with the legally required proof (L-60). */
export const newsletterSubscriber = pgTable(
  'newsletter_subscriber',
  {
    id: identity(),
    email: text('email').notNull().unique(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    lang: lang(),
    consentText: text('consent_text').notNull(),
    requestedAt: instant('requested_at').notNull(),
    requestedFrom: text('requested_from').notNull().default(''),
    confirmedAt: instant('confirmed_at'),
    confirmedFrom: text('confirmed_from'),
    endedAt: instant('ended_at'),
    /** The account that requested it, if the visitor was logged in. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('newsletter_subscriber_of').on(t.customerId),
    index('newsletter_subscriber_unconfirmed')
      .on(t.requestedAt)
      .where(sql`${t.confirmedAt} is null`),
    index('newsletter_subscriber_ended')
      .on(t.endedAt)
      .where(sql`${t.endedAt} is not null`),
  ],
);

/**
 * Proof of a choice about cookies (GDPR art. 7(1), L-52): choice, time, and the list of cookies it
 * refers to. Identifies no person: the random id is stored in the visitor's cookie.
 */
export const consentRecord = pgTable(
  'consent_record',
  {
    id: uuid('id').primaryKey(),
    givenAt: instant('given_at').notNull(),
    /** Hash of the list of cookies that the choice refers to. */
    version: text('version').notNull(),
    lang: lang(),
    groups: jsonb('groups').$type<Record<string, Record<string, boolean>>>().notNull(),
  },
  (t) => [index('consent_record_by_time').on(t.givenAt)],
);

/** When a scheduled job last began; shared by all processes of the shop. */
export const jobRun = pgTable('job_run', {
  name: text('name').primaryKey(),
  startedAt: instant('started_at').notNull(),
});
