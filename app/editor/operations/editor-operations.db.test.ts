import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../tests/support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database';
import { draftStore } from '~/services/commerce/team/drafts/draft-store';
import { getBlocks } from '~/services/commerce/shop-pages/content/get-blocks';
import type { Operator, Right } from '~/services/operator-api/operator';
import type { PageTreeItem } from '~/services/operator-api/categories';
import type { Language } from '../../services/shop-api';
import { contentBlock } from '~/blocks/kit/define-block';
import { changeDraft, openDraft } from '../drafts.server';
import { editorOperations } from './editor-operations.server';
import { editorStore } from '../editor-store.server';

let database: TestDatabase;
let ctx: TestContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await createTestContext(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate block_document, block_revision, block_draft'));

const home = { identifier: 'index', type: 'immutable' } as const;
const page = { identifier: 'index', entityType: 'immutable' } as const;
const tree = [
  { id: 16, type: 'item', children: [{ id: 17, type: 'content', children: [] }] },
] as unknown as PageTreeItem[];
const card = (uuid: string, text: object) => contentBlock('TextCard', uuid, { text });
const json = (title: string) => JSON.stringify([card('a', { title })]);

function as(rights: readonly Right[] | null, locale: Language = 'de', isComplete = true) {
  const operator: Operator = {
    id: 1,
    email: 'anna@x.de',
    name: 'Anna',
    rights: rights ?? [],
    hasSecondStep: false,
  };
  return editorOperations({
    operator: {
      session: async () => (rights ? { operator, isComplete } : null),
      drafts: draftStore(ctx),
      getCategoryTree: async () => tree,
    },
    locale,
  });
}
const blocksOf = ({ payload }: { payload: string }) => JSON.parse(payload) as unknown;
const anna = () => as(['edit', 'publish']);

/** Only an operator with the right to publish; no cookie or header alone grants it. */
describe('access rights', () => {
  const forbidden = { key: 'editor.invalidEditorHash', code: 403 };

  test.each([
    ['nobody', null, true],
    ['who only looks', ['preview'], true],
    ['who only edits', ['edit', 'preview'], true],
    ['who has not given the code', ['edit', 'publish'], false],
  ] as const)('not %s', async (_, rights, isComplete) => {
    const editor = as(rights, 'de', isComplete);
    await expect(editor.doSaveBlocks({ ...page, blocks: '[]' })).rejects.toMatchObject(forbidden);
    await expect(editor.doSaveBlocks({ ...page, blocks: 'x' })).rejects.toMatchObject(forbidden);
    await expect(editor.deleteBlocks(home)).rejects.toMatchObject(forbidden);
    expect(await getBlocks(ctx, home)).toEqual([]);
  });

  test('versions are for operators who may edit', async () => {
    for (const rights of [null, ['preview'], ['publish']] as const) {
      const editor = as(rights);
      const asked = { snapshotableType: 'immutable' } as const;
      await expect(editor.getBlockSnapshots(asked)).rejects.toMatchObject(forbidden);
      await expect(editor.getBlockSnapshot({ identifier: 1 })).rejects.toMatchObject(forbidden);
    }
  });
});

describe('saving', () => {
  test('is live only for its language, whatever was live before', async () => {
    await anna().doSaveBlocks({ ...page, blocks: json('eins') });
    const saved = await anna().doSaveBlocks({ ...page, blocks: json('zwei') });
    expect(saved).toEqual([card('a', { title: 'zwei' })]);
    await as(['publish'], 'en').doSaveBlocks({ ...page, blocks: json('one') });
    expect(await getBlocks(ctx, home)).toEqual(saved);
    expect(await getBlocks({ ...ctx, lang: 'en' }, home)).toEqual([card('a', { title: 'one' })]);
  });

  test('onto a version that is no longer live is a conflict', async () => {
    await anna().doSaveBlocks({ ...page, blocks: json('eins'), baseVersion: 0 });
    await anna().doSaveBlocks({ ...page, blocks: json('zwei'), baseVersion: 1 });
    const late = anna().doSaveBlocks({ ...page, blocks: json('drei'), baseVersion: 1 });
    await expect(late).rejects.toMatchObject({
      key: 'blocks.conflict',
      code: 409,
      cause: { version: 2 },
    });
    expect(await getBlocks(ctx, home)).toEqual([card('a', { title: 'zwei' })]);
  });

  test('of many concurrently stores each as a version', async () => {
    const titles = ['p0', 'p1', 'p2'];
    await Promise.all(titles.map((t) => anna().doSaveBlocks({ ...page, blocks: json(t) })));
    const { data } = await anna().getBlockSnapshots({ snapshotableType: 'immutable' });
    expect(data.map(blocksOf)).toEqual(
      expect.arrayContaining(titles.map((title) => [card('a', { title })])),
    );
    expect(data).toHaveLength(3);
  });

  test('ends no draft', async () => {
    await anna().doSaveBlocks({ ...page, blocks: json('eins') });
    const writer = {
      store: editorStore(draftStore(ctx), []),
      key: { ...home, lang: 'de' as const },
      author: 'anna@x.de',
    };
    const change = { kind: 'change' as const, uuid: 'a', fields: { text: { title: 'Entwurf' } } };
    await changeDraft(writer, [{ id: '1', commands: [change] }]);
    await anna().doSaveBlocks({ ...page, blocks: json('zwei') });
    expect((await openDraft(writer)).blocks).toEqual([card('a', { title: 'Entwurf' })]);
  });

  test('cleans rich texts, and preserves their text', async () => {
    const htmlDescription = '<p onclick="alert(1)">Ton<script>alert(1)</script></p><svg onload=x>';
    const blocks = JSON.stringify([card('a', { htmlDescription })]);
    const saved = await anna().doSaveBlocks({ ...page, blocks });
    expect(saved).toEqual([card('a', { htmlDescription: '<p>Ton</p>' })]);
    expect(await getBlocks(ctx, home)).toEqual(saved);
  });

  test.each(['{}', '[{"name":1}]', '['])('%s is refused and changes nothing', async (blocks) => {
    await anna().doSaveBlocks({ ...page, blocks: json('eins') });
    const refused = anna().doSaveBlocks({ ...page, blocks });
    await expect(refused).rejects.toMatchObject({ key: 'blocks.invalid', code: 422 });
    expect(await getBlocks(ctx, home)).toEqual([card('a', { title: 'eins' })]);
  });

  test('is for the home page, content pages and the layouts of other clients', async () => {
    const save = (identifier: 'index' | number, entityType: 'immutable' | 'category' | 'product') =>
      anna().doSaveBlocks({ identifier, entityType, blocks: '[]' });
    const unknown = { key: 'blocks.unknownPage', code: 404 };
    await expect(save('index', 'category')).rejects.toMatchObject(unknown);
    await expect(save(17, 'immutable')).rejects.toMatchObject(unknown);
    await expect(save(16, 'category')).rejects.toMatchObject(unknown);
    await expect(save(99, 'category')).rejects.toMatchObject(unknown);
    await expect(save(1, 'product')).rejects.toMatchObject(unknown);
    expect(await save(17, 'category')).toEqual([]);
    for (const type of ['immutable', 'category', 'product'] as const) {
      expect(await save(0, type)).toEqual([]);
    }
    const strange = { ...page, blocks: '[]', isOperator: true };
    await expect(anna().doSaveBlocks(strange)).rejects.toThrow('isOperator');
  });
});

test('deleting restores the default, and the versions stay', async () => {
  await anna().doSaveBlocks({ ...page, blocks: json('eins') });
  await anna().deleteBlocks(home);
  expect(await getBlocks(ctx, home)).toEqual([]);
  const { data, pagination } = await anna().getBlockSnapshots({ snapshotableType: 'immutable' });
  expect(data.map(blocksOf)).toEqual([[], [card('a', { title: 'eins' })]]);
  expect(pagination).toEqual({ currentPage: 1, perPage: 30, total: 2, lastPage: 1 });
});

test('versions are listed by pages and days, and found by their number', async () => {
  for (const title of ['eins', 'zwei', 'drei']) {
    await anna().doSaveBlocks({ ...page, blocks: json(title) });
  }
  const asked = { snapshotableType: 'immutable', itemsPerPage: 2, page: 2 } as const;
  const { data, pagination } = await anna().getBlockSnapshots(asked);
  expect(pagination).toEqual({ currentPage: 2, perPage: 2, total: 3, lastPage: 2 });
  expect(data).toEqual([
    expect.objectContaining({
      configId: '',
      snapshotableId: 0,
      snapshotableType: 'immutable',
      language: 'de',
      createdBy: 'anna@x.de',
    }),
  ]);
  expect(blocksOf(data[0]!)).toEqual([card('a', { title: 'eins' })]);
  expect(await anna().getBlockSnapshot({ identifier: data[0]!.id })).toEqual(data[0]);
  for (const identifier of [0, -1, 1.5, 2 ** 31, Number.NaN]) {
    expect(await anna().getBlockSnapshot({ identifier })).toBeNull();
  }
  const later = { snapshotableType: 'immutable', createdFrom: '2999-01-01' } as const;
  expect((await anna().getBlockSnapshots(later)).data).toEqual([]);
  await expect(anna().getBlockSnapshots({ ...asked, itemsPerPage: 101 })).rejects.toThrow();
  await expect(
    anna().getBlockSnapshots({ ...later, createdFrom: "'; drop table" }),
  ).rejects.toThrow();
});
