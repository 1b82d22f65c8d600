import { beforeAll, expect, test } from 'vitest';
import { useImportDatabase } from '../tests/support/import-database';
import { WHOLE_KINDS } from '../tests/support/whole-kinds';
import { importCatalogue } from './';

// An import changes only the columns of the file. Every kind is imported completely, with no cell
// at its default, and then again with some of its columns: nothing may change.

const TABLES = `category category_detail manufacturer responsible_person shade shade_text attribute
  attribute_text attribute_value attribute_value_text property_group property_group_text property
  property_text property_value property_value_text tag tag_text item item_text item_category
  item_property item_tag variation variation_attribute_value variation_price price_history stock
  item_image bundle_component item_relation review coupon gift_card search_synonym`.split(/\s+/);

const database = useImportDatabase();
beforeAll(() => run(Object.keys(WHOLE_KINDS).map((kind) => fileOf(kind, columnsOf(kind)))));

const columnsOf = (kind: string) => [...new Set(WHOLE_KINDS[kind]!.rows.flatMap(Object.keys))];

function fileOf(kind: string, columns: string[]): string {
  const [column, value] = WHOLE_KINDS[kind]!.sort ?? [];
  const rows = WHOLE_KINDS[kind]!.rows.filter(
    (row) => !column || columns.includes(column) || row[column] === value,
  );
  const lines = rows.map((row) => columns.map((each) => `"${row[each] ?? ''}"`).join(';'));
  return database.write(`${kind}.csv`, [columns.join(';'), ...lines]);
}

async function run(files: string[]) {
  const report = await importCatalogue(database.pool, files, {
    findPicture: (file) =>
      Promise.resolve({ hash: file, width: 9, height: 9, placeholder: '', widths: [9] }),
  });
  expect(report.problems).toEqual([]);
}

/** Every row of the catalogue, except its time of update. */
async function snapshot(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    const { rows } = await database.pool.query(
      `select (to_jsonb(t) - 'updated_at')::text as row from ${table} t order by 1`,
    );
    all[table] = rows.map(({ row }) => row as unknown);
  }
  return all;
}

/** The required columns alone, with each other one, and all but each other one. */
function subsetsOf(kind: string): string[][] {
  const { needed, together = [] } = WHOLE_KINDS[kind]!;
  const all = columnsOf(kind);
  const others = all
    .filter((column) => !needed.includes(column))
    .map((column) => (together.includes(column) ? together : [column]));
  return [
    needed,
    ...others.map((some) => [...needed, ...some]),
    ...others.map((some) => all.filter((column) => !some.includes(column))),
  ];
}

const SUBSETS = Object.keys(WHOLE_KINDS).map((kind) => ({ kind, subsets: subsetsOf(kind) }));
const ROUNDS = Math.max(...SUBSETS.map(({ subsets }) => subsets.length));

// A round imports the next subset of each kind: the changed rows show which subset is at fault.
test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
  'missing columns change nothing: round %i',
  async (round) => {
    const before = await snapshot();
    const columns = Object.fromEntries(
      SUBSETS.filter(({ subsets }) => round < subsets.length).map(({ kind, subsets }) => [
        kind,
        subsets[round]!,
      ]),
    );
    await run(Object.entries(columns).map(([kind, some]) => fileOf(kind, some)));
    expect({ columns, ...(await snapshot()) }).toEqual({ columns, ...before });
  },
);
