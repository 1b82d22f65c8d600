import {
  getBlockSnapshotsInputSchema,
  type BlockSnapshot,
  type GetBlockSnapshotsInput,
  type SnapshotPage,
} from '../../../operator-api/blocks';
import type { PageKey } from '../../../operator-api/page-key';
import { LARGEST_ID, type Block, type Language } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { columnsOf, OF_PAGE, type KeyColumns } from '../../shop-pages/content/page-key-columns';

type Row = KeyColumns & { id: number; blocks: Block[]; author: string; createdAt: Date };

const COLUMNS = 'id, identifier, type, lang, blocks, author, created_at';

/** The revisions of a page as the wire contract defines them (getBlockSnapshots), newest first. */
export async function getBlockSnapshots(
  { db: { client } }: CommerceContext,
  input: GetBlockSnapshotsInput,
  lang: Language,
): Promise<SnapshotPage> {
  const { snapshotableId, snapshotableType, createdFrom, createdTo, page, itemsPerPage } =
    getBlockSnapshotsInputSchema.parse(input);
  const identifier = snapshotableType === 'immutable' ? 'index' : (snapshotableId ?? 0);
  const key: PageKey = { identifier, type: snapshotableType, lang };
  const found = `${OF_PAGE}
    and ($4::timestamptz is null or created_at >= $4) and ($5::timestamptz is null or created_at <= $5)`;
  const values = [...columnsOf(key), createdFrom ?? null, createdTo ?? null];
  const { rows: counted } = await client.query<{ total: number }>(
    `select count(*)::int as total from block_revision where ${found}`,
    values,
  );
  const { rows } = await client.query<Row>(
    `select ${COLUMNS} from block_revision where ${found}
     order by version desc limit $6 offset $7`,
    [...values, itemsPerPage, (page - 1) * itemsPerPage],
  );
  const { total } = counted[0]!;
  return {
    data: rows.map(snapshotOf),
    pagination: {
      currentPage: page,
      perPage: itemsPerPage,
      total,
      lastPage: Math.max(1, Math.ceil(total / itemsPerPage)),
    },
  };
}

/** One revision by its number; null if it does not exist. */
export async function getBlockSnapshot(
  { db: { client } }: CommerceContext,
  id: number,
): Promise<BlockSnapshot | null> {
  if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) return null;
  const { rows } = await client.query<Row>(`select ${COLUMNS} from block_revision where id = $1`, [
    id,
  ]);
  return rows[0] ? snapshotOf(rows[0]) : null;
}

function snapshotOf({ id, identifier, type, lang, blocks, author, createdAt }: Row): BlockSnapshot {
  return {
    id,
    configId: '',
    snapshotableId: identifier === 'index' ? 0 : Number(identifier),
    snapshotableType: type,
    language: lang,
    payload: JSON.stringify(blocks),
    label: null,
    createdBy: author,
    createdAt: createdAt.toISOString(),
  };
}
