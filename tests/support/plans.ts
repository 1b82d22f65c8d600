import type { Client, Pool, QueryConfig } from 'pg';
import { openClient } from '../../database/connect';

export type Statement = { text: string; values: unknown[] };

/** A complete read of a table in the plan of a statement. */
export type WholeRead = { table: string; how: string; statement: string };

/** Partial indexes with few rows, however large their table is: of current work, and of testers. */
const SHORT_INDEXES = [
  'bank_line_waiting',
  'express_payment_stuck',
  'item_testers',
  'outbox_waiting',
  'payment_mismatch',
  'payment_one_under_way',
  'payment_to_check',
  'provider_refund_unsettled',
  'reservation_held',
];

/** The number of characters that identify a statement. */
const SHOWN = 240;

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Node[];
};

/**
 * `listen` records what the connections of a pool send from then on, `take` returns the statements
 * since the last call, each text once.
 */
export function statementLog(): { listen(pool: Pool): void; take(): Statement[] } {
  let statements = new Map<string, Statement>();
  const known = new WeakSet<object>();
  const listen = (pool: Pool) =>
    void pool.on('acquire', (client) => {
      if (known.has(client)) return;
      known.add(client);
      const query = client.query.bind(client) as (...given: unknown[]) => unknown;
      client.query = ((...given: [string | QueryConfig, ...unknown[]]) => {
        const [asked, more] = given;
        const config = typeof asked === 'string' ? { text: asked } : asked;
        const values = (Array.isArray(more) ? more : config.values) ?? [];
        if (!statements.has(config.text))
          statements.set(config.text, { text: config.text, values });
        return query(...given);
      }) as typeof client.query;
    });
  return {
    listen,
    take() {
      const taken = [...statements.values()];
      statements = new Map();
      return taken;
    },
  };
}

/**
 * Finds which of `tables` the plans of these statements read completely. Visitors' statements have
 * a generic plan (`connect.ts`), those of jobs a plan for their values.
 */
export async function findWholeReads(
  url: string,
  statements: Statement[],
  { tables, of }: { tables: readonly string[]; of: 'visit' | 'work' },
): Promise<WholeRead[]> {
  const client = await openClient(url, 'plans');
  try {
    if (of === 'visit') await client.query('set plan_cache_mode = force_generic_plan');
    const found: WholeRead[] = [];
    for (const { text, values } of statements.filter(isPlanned)) {
      const plan =
        of === 'visit'
          ? await planForAll(client, text, values)
          : await planFor(client, text, values);
      const reads = nodesOf(plan).filter((node) => isWhole(node, tables));
      const statement = text.replace(/\s+/g, ' ').trim().slice(0, SHOWN);
      found.push(
        ...reads.map((node) => ({
          table: node['Relation Name']!,
          how: node['Node Type'],
          statement,
        })),
      );
    }
    return found;
  } finally {
    await client.end();
  }
}

function isPlanned({ text }: Statement): boolean {
  return /^\s*(select|insert|update|delete|with)\b/i.test(text);
}

type Explained = { 'QUERY PLAN': [{ Plan: Node }] };

async function planFor(client: Client, text: string, values: unknown[]): Promise<Node> {
  const { rows } = await client.query<Explained>(`explain (format json) ${text}`, values);
  return rows[0]!['QUERY PLAN'][0].Plan;
}

async function planForAll(client: Client, text: string, values: unknown[]): Promise<Node> {
  await client.query(`prepare looked_at as ${text}`);
  const nothing = values.length > 0 ? `(${values.map(() => 'null').join(', ')})` : '';
  const plan = await planFor(client, `execute looked_at${nothing}`, []);
  await client.query('deallocate looked_at');
  return plan;
}

function nodesOf(plan: Node): Node[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** An index read without a condition is read completely, too. */
function isWhole(node: Node, tables: readonly string[]): boolean {
  const isScan =
    node['Node Type'] === 'Seq Scan' ||
    (/^Index (Only )?Scan$/.test(node['Node Type']) &&
      !node['Index Cond'] &&
      !SHORT_INDEXES.includes(node['Index Name'] ?? ''));
  return isScan && tables.includes(node['Relation Name'] ?? '');
}
