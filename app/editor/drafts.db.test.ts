import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../tests/support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database';
import { draftStore } from '~/services/commerce/team/drafts/draft-store';
import type { PageKey } from '~/services/operator-api/page-key';
import { contentBlock } from '~/blocks/kit/define-block';
import type { EditorCommand } from './document/commands';
import { uuidsOf } from './document/tree';
import {
  changeDraft,
  changeMadeOn,
  openDraft,
  publishDraft,
  redoEdit,
  restoreRevision,
  settleConflicts,
  takeLive,
  undoEdit,
} from './drafts.server';
import { editorStore } from './editor-store.server';

let database: TestDatabase;
let ctx: TestContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await createTestContext(database.pool);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('truncate block_document, block_revision, block_draft');
  await database.pool.query(
    `insert into block_document (identifier, type, lang, blocks) values ('index', 'immutable', 'de', $1)`,
    [JSON.stringify([card('a'), card('b')])],
  );
});

const key: PageKey = { identifier: 'index', type: 'immutable', lang: 'de' };
const card = (uuid: string, title = uuid) => contentBlock('TextCard', uuid, { text: { title } });
const writer = (author = 'anna') => ({ store: editorStore(draftStore(ctx), []), key, author });
const add = (uuid: string, after: string | null = null): EditorCommand => ({
  kind: 'add',
  block: card(uuid),
  place: { parent: null, after },
});
const retitle = (uuid: string, title: string): EditorCommand => ({
  kind: 'change',
  uuid,
  fields: { text: { title } },
});
const edit = (id: string, ...commands: EditorCommand[]) => ({ id, commands });
const shown = async (author?: string) =>
  uuidsOf((await openDraft(writer(author))).blocks).join(' ');
const live = async () => {
  const { rows } = await database.pool.query<{ blocks: Parameters<typeof uuidsOf>[0] }>(
    'select blocks from block_document',
  );
  return uuidsOf(rows[0]!.blocks).join(' ');
};

describe('a draft', () => {
  test('begins with the live page, and changes nothing of it', async () => {
    expect(await openDraft(writer())).toMatchObject({ isChanged: false, undoes: null, step: 0 });
    const changed = await changeDraft(writer(), [edit('1', add('n', 'b'))]);
    expect(changed).toMatchObject({
      isChanged: true,
      changed: 1,
      undoes: { kind: 'add', name: 'TextCard' },
      redoes: null,
      step: 1,
    });
    expect(await shown()).toBe('a b n');
    expect(await shown('bert')).toBe('a b');
    expect(await live()).toBe('a b');
  });

  test('applies an edit once, however often it is sent', async () => {
    await changeDraft(writer(), [edit('1', add('n'))]);
    await changeDraft(writer(), [edit('1', add('n')), edit('2', add('m'))]);
    await changeDraft(writer(), [edit('1', add('n')), edit('2', add('m'))]);
    expect(await shown()).toBe('m n a b');
  });

  test('retains all edits of tabs that send concurrently', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `n${i + 10}`);
    await Promise.all(names.map((name) => changeDraft(writer(), [edit(name, add(name))])));
    expect((await shown()).split(' ').toSorted()).toEqual(['a', 'b', ...names]);
  });

  test('throws that it is busy, without a block, if others are always faster', async () => {
    const store = { ...writer().store, save: async () => false };
    const refused = changeDraft({ ...writer(), store }, [edit('1', add('n'))]);
    await expect(refused).rejects.toMatchObject({ problem: 'busy' });
    await expect(refused).rejects.not.toThrow('anna');
  });

  test('saves no edit of a request with a forbidden one', async () => {
    const sent = [edit('1', add('n')), edit('2', { kind: 'remove', uuid: 'x' })];
    await expect(changeDraft(writer(), sent)).rejects.toMatchObject({ problem: 'unknownBlock' });
    expect(await shown()).toBe('a b');
  });

  test('is changed back to the live page: there is nothing to publish', async () => {
    await changeDraft(writer(), [edit('1', add('n'))]);
    const back = await changeDraft(writer(), [edit('2', { kind: 'remove', uuid: 'n' })]);
    expect(back).toMatchObject({
      isChanged: false,
      changed: 0,
      undoes: { kind: 'remove', name: 'TextCard' },
    });
  });
});

describe('undo', () => {
  test('is done once, however often it is sent', async () => {
    await changeDraft(writer(), [edit('1', add('n')), edit('2', add('m'))]);
    for (let times = 0; times < 2; times += 1) await undoEdit(writer(), 'undo');
    expect(await shown()).toBe('n a b');
    for (let times = 0; times < 2; times += 1) await redoEdit(writer(), 'redo');
    expect(await shown()).toBe('m n a b');
  });

  test('undoes and redoes, edit by edit, after any time', async () => {
    await changeDraft(writer(), [edit('1', add('n'), retitle('n', 'Neu')), edit('2', add('m'))]);
    await undoEdit(writer(), crypto.randomUUID());
    expect(await shown()).toBe('n a b');
    const first = await undoEdit(writer(), crypto.randomUUID());
    expect(first).toMatchObject({
      undoes: null,
      redoes: { kind: 'add', name: 'TextCard' },
      isChanged: false,
    });
    expect((await undoEdit(writer(), crypto.randomUUID())).step).toBe(first.step);
    await redoEdit(writer(), crypto.randomUUID());
    expect((await openDraft(writer())).blocks[0]!.content).toEqual({ text: { title: 'Neu' } });
    await redoEdit(writer(), crypto.randomUUID());
    expect(await shown()).toBe('m n a b');
    expect((await redoEdit(writer(), crypto.randomUUID())).redoes).toBeNull();
  });

  test('stores one side of each step, and few of those that contain whole pages', async () => {
    const text = { htmlDescription: 'x'.repeat(99_000) };
    const page = (uuid: string) => [contentBlock('TextCard', uuid, { text }), card('b')];
    for (let nr = 0; nr < 15; nr += 1) {
      const command: EditorCommand = { kind: 'replace', blocks: page(`p${nr}`) };
      await changeDraft(writer(), [edit(String(nr), command)]);
    }
    const { rows } = await database.pool.query<{ bytes: number }>(
      'select length(history::text) as bytes from block_draft',
    );
    expect(rows[0]!.bytes).toBeLessThan(1_010_000);
    for (let nr = 13; nr > 5; nr -= 1) {
      expect(uuidsOf((await undoEdit(writer(), crypto.randomUUID())).blocks)[0]).toBe(`p${nr}`);
    }
    for (let nr = 7; nr < 15; nr += 1) {
      expect(uuidsOf((await redoEdit(writer(), crypto.randomUUID())).blocks)[0]).toBe(`p${nr}`);
    }
  });

  test('forgets what was taken back when something else is done', async () => {
    await changeDraft(writer(), [edit('1', add('n'))]);
    await undoEdit(writer(), crypto.randomUUID());
    expect((await changeDraft(writer(), [edit('2', add('m'))])).redoes).toBeNull();
  });
});

describe('publishing', () => {
  test('makes the draft live and ends it', async () => {
    await changeDraft(writer(), [edit('1', add('n', 'b'))]);
    expect(await publishDraft(writer())).toEqual({
      isPublished: true,
      version: 2,
      isMerged: false,
    });
    expect(await live()).toBe('a b n');
    expect(await openDraft(writer())).toMatchObject({ isChanged: false, step: 0 });
    expect(await publishDraft(writer())).toMatchObject({ isPublished: true, version: 2 });
  });

  test('makes only clean blocks live, however they came into the draft', async () => {
    const dirty = contentBlock('TextCard', 'n', {
      text: { htmlDescription: '<p onclick="alert(1)">Ton<script>alert(1)</script></p>' },
    });
    const place = { parent: null, after: 'b' };
    await changeDraft(writer(), [edit('1', { kind: 'add', block: dirty, place })]);
    await publishDraft(writer());
    const { blocks } = await openDraft(writer());
    expect(blocks.at(-1)!.content).toEqual({ text: { htmlDescription: '<p>Ton</p>' } });
  });

  test('retains changes of other blocks that others have published', async () => {
    await changeDraft(writer('anna'), [edit('1', retitle('a', 'von Anna'))]);
    await changeDraft(writer('bert'), [edit('2', retitle('b', 'von Bert'), add('n', 'b'))]);
    await publishDraft(writer('bert'));
    expect(await publishDraft(writer('anna'))).toMatchObject({ isPublished: true, isMerged: true });
    expect(await live()).toBe('a b n');
    const { blocks } = await openDraft(writer());
    expect(blocks.map(({ content }) => content)).toEqual([
      { text: { title: 'von Anna' } },
      { text: { title: 'von Bert' } },
      { text: { title: 'n' } },
    ]);
  });

  test('names blocks that both have changed, and loses neither', async () => {
    await changeDraft(writer('anna'), [edit('1', retitle('a', 'von Anna'))]);
    await changeDraft(writer('bert'), [edit('2', retitle('a', 'von Bert'))]);
    await publishDraft(writer('bert'));
    expect(await publishDraft(writer('anna'))).toMatchObject({
      isPublished: false,
      conflicts: ['a'],
      version: 2,
    });
    expect((await openDraft(writer('anna'))).blocks[0]!.content).toEqual({
      text: { title: 'von Anna' },
    });
    expect((await openDraft(writer('bert'))).blocks[0]!.content).toEqual({
      text: { title: 'von Bert' },
    });
  });

  test.each([
    ['mine', 'von Anna'],
    ['theirs', 'von Bert'],
  ] as const)(
    "settled for %s retains the other blocks of both, and undo restores the author's page",
    async (side, title) => {
      await changeDraft(writer('anna'), [edit('1', retitle('a', 'von Anna'), add('m', 'b'))]);
      await changeDraft(writer('bert'), [edit('2', retitle('a', 'von Bert'), add('n', 'b'))]);
      await publishDraft(writer('bert'));
      const settled = await settleConflicts(writer('anna'), side);
      expect(settled.blocks[0]!.content).toEqual({ text: { title } });
      expect(uuidsOf(settled.blocks).toSorted()).toEqual(['a', 'b', 'm', 'n']);
      const own = await undoEdit(writer('anna'), crypto.randomUUID());
      expect(own.blocks[0]!.content).toEqual({ text: { title: 'von Anna' } });
      await redoEdit(writer('anna'), crypto.randomUUID());
      expect(await publishDraft(writer('anna'))).toMatchObject({ isPublished: true, version: 3 });
    },
  );

  test.each(['mine', 'theirs', 'live'] as const)(
    'undone after %s still retains what others have published',
    async (taken) => {
      await changeDraft(writer('anna'), [edit('1', retitle('a', 'von Anna'))]);
      await changeDraft(writer('bert'), [edit('2', retitle('a', 'von Bert'), add('n', 'b'))]);
      await publishDraft(writer('bert'));
      if (taken === 'live') await takeLive(writer('anna'));
      else await settleConflicts(writer('anna'), taken);
      await undoEdit(writer('anna'), 'undo');
      const again = { isPublished: false, conflicts: ['a'] };
      expect(await publishDraft(writer('anna'))).toMatchObject(again);
      expect(await live()).toBe('a b n');
      await redoEdit(writer('anna'), 'redo');
      await publishDraft(writer('anna'));
      expect(await live()).toBe('a b n');
    },
  );

  test('of many concurrently retains what each of them added', async () => {
    const authors = ['p0', 'p1', 'p2', 'p3'];
    for (const author of authors) await changeDraft(writer(author), [edit(author, add(author))]);
    const published = await Promise.all(authors.map((author) => publishDraft(writer(author))));
    expect(published.every(({ isPublished }) => isPublished)).toBe(true);
    expect((await live()).split(' ').toSorted()).toEqual(['a', 'b', ...authors]);
  });
});

describe('changes that others publish while a draft is open', () => {
  const titles = async (author = 'anna') =>
    (await openDraft(writer(author))).blocks.map(
      ({ content }) => (content as { text: { title: string } }).text.title,
    );
  /** Bert makes these changes live. */
  async function bertPublishes(...commands: EditorCommand[]) {
    await changeDraft(writer('bert'), [edit(crypto.randomUUID(), ...commands)]);
    expect(await publishDraft(writer('bert'))).toMatchObject({ isPublished: true });
  }
  const undo = () => undoEdit(writer(), crypto.randomUUID());
  const redo = () => redoEdit(writer(), crypto.randomUUID());

  test('are in it, and reading it writes nothing', async () => {
    await changeDraft(writer(), [edit('1', retitle('a', 'von Anna'))]);
    await bertPublishes(retitle('b', 'von Bert'), add('n', 'b'));
    expect(await titles()).toEqual(['von Anna', 'von Bert', 'n']);
    expect(await openDraft(writer())).toMatchObject({ step: 1, changed: 1, conflicts: [] });
  });

  test('can be edited, and publishing retains both', async () => {
    await changeDraft(writer(), [edit('1', retitle('a', 'von Anna'))]);
    await bertPublishes(add('n', 'b'));
    await changeDraft(writer(), [edit('2', retitle('n', 'beide'))]);
    expect(await publishDraft(writer())).toMatchObject({ isPublished: true, isMerged: false });
    expect(await titles('bert')).toEqual(['von Anna', 'b', 'beide']);
  });

  test('are no step of the author: undo passes them, to each edit and back, and they stay', async () => {
    await changeDraft(writer(), [edit('1', retitle('a', 'eins'))]);
    await bertPublishes(add('n', 'b'));
    await changeDraft(writer(), [edit('2', retitle('n', 'zwei'))]);
    await bertPublishes(retitle('b', 'von Bert'));
    expect(await titles()).toEqual(['eins', 'von Bert', 'zwei']);
    const seen = [];
    for (const step of [undo, undo, undo, redo, redo, redo]) {
      await step();
      seen.push((await titles()).join(' '));
    }
    expect(seen).toEqual([
      'eins von Bert n',
      'a von Bert n',
      'a von Bert n',
      'eins von Bert n',
      'eins von Bert zwei',
      'eins von Bert zwei',
    ]);
    expect(await openDraft(writer())).toMatchObject({ redoes: null, undoes: { kind: 'change' } });
    expect(await publishDraft(writer())).toMatchObject({ isPublished: true });
    expect(await titles('bert')).toEqual(['eins', 'von Bert', 'zwei']);
  });

  test('leave the draft unchanged if both have changed the same block, and name it', async () => {
    await changeDraft(writer(), [edit('1', retitle('a', 'von Anna'))]);
    await bertPublishes(retitle('a', 'von Bert'), add('n', 'b'));
    expect(await openDraft(writer())).toMatchObject({ conflicts: ['a'] });
    await changeDraft(writer(), [edit('2', retitle('a', 'von Anna, länger'))]);
    expect(await titles()).toEqual(['von Anna, länger', 'b']);
    await undo();
    expect(await titles()).toEqual(['von Anna', 'b']);
    await settleConflicts(writer(), 'mine');
    expect(await titles()).toEqual(['von Anna', 'b', 'n']);
    expect(await openDraft(writer())).toMatchObject({ conflicts: [] });
  });

  test('are reported to the editor who moved a deleted block, and to the one who deleted a changed block', async () => {
    await bertPublishes(add('c', 'b'));
    await changeDraft(writer(), [
      edit('1', { kind: 'move', uuid: 'a', place: { parent: null, after: 'c' } }),
    ]);
    await bertPublishes({ kind: 'remove', uuid: 'a' });
    expect(await openDraft(writer())).toMatchObject({ conflicts: ['a'] });
    expect(await titles()).toEqual(['b', 'c', 'a']);
    expect(await publishDraft(writer())).toMatchObject({ isPublished: false, conflicts: ['a'] });

    await takeLive(writer());
    await changeDraft(writer(), [edit('2', { kind: 'remove', uuid: 'b' })]);
    await bertPublishes(retitle('b', 'noch wichtig'));
    expect(await openDraft(writer())).toMatchObject({ conflicts: ['b'] });
    await settleConflicts(writer(), 'theirs');
    expect(await titles()).toEqual(['noch wichtig', 'c']);
  });

  test('are retained when an editor moves a block that others have changed', async () => {
    await changeDraft(writer(), [
      edit('1', { kind: 'move', uuid: 'a', place: { parent: null, after: 'b' } }),
    ]);
    await bertPublishes(retitle('b', 'von Bert'));
    expect(await titles()).toEqual(['von Bert', 'a']);
  });

  /** Anna does it on a page that shows the live version before Bert's last publication. */
  const annaDoes = (...commands: EditorCommand[]) =>
    changeMadeOn(writer(), 1, async () => edit(crypto.randomUUID(), ...commands));

  test.each<[string, EditorCommand, EditorCommand]>([
    ['the same text', retitle('a', 'von Anna'), retitle('a', 'von Bert')],
    ['a block that they took away', retitle('a', 'von Anna'), { kind: 'remove', uuid: 'a' }],
    ['a block that they changed, by deleting', { kind: 'remove', uuid: 'a' }, retitle('a', 'Neu')],
  ])('are not overwritten by an editor who had not seen them yet: %s', async (_, mine, theirs) => {
    await bertPublishes(theirs);
    expect(await annaDoes(mine)).toMatchObject({ conflicts: ['a'], isChanged: true, version: 2 });
    expect(await publishDraft(writer())).toMatchObject({ isPublished: false });
    // A later edit joins it, and each is undone separately.
    expect(await annaDoes(retitle('b', 'auch von Anna'))).toMatchObject({ conflicts: ['a'] });
    await undo();
    await undo();
    expect(await openDraft(writer())).toMatchObject({ conflicts: [], isChanged: false });
  });

  test('nor by a tab that had not seen them, if another tab has', async () => {
    await bertPublishes(retitle('a', 'von Bert'));
    await changeDraft(writer(), [edit('early', retitle('b', 'im anderen'))]);
    expect(await annaDoes(retitle('a', 'von Anna'))).toMatchObject({ conflicts: ['a'] });
    expect(await titles()).toEqual(['von Anna', 'im anderen']);
    await settleConflicts(writer(), 'mine');
    expect(await publishDraft(writer())).toMatchObject({ isPublished: true });
    expect(await titles('bert')).toEqual(['von Anna', 'im anderen']);
  });

  test('are merged into the draft of an editor who had not seen them and changed something else', async () => {
    await bertPublishes(retitle('b', 'von Bert'), add('n', 'b'));
    expect(await annaDoes(retitle('a', 'von Anna'))).toMatchObject({ conflicts: [] });
    expect(await titles()).toEqual(['von Anna', 'von Bert', 'n']);
    await annaDoes({ kind: 'move', uuid: 'b', place: { parent: null, after: null } });
    expect(await openDraft(writer())).toMatchObject({ conflicts: [] });
    expect(await titles()).toEqual(['von Bert', 'von Anna', 'n']);
  });

  test('an edit concurrent with a publication is retained, whichever is first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [mine, theirs] = [`Anna ${round}`, `Bert ${round}`];
      await changeDraft(writer('bert'), [edit(`b${round}`, retitle('b', theirs))]);
      await Promise.all([
        changeDraft(writer(), [edit(`a${round}`, retitle('a', mine))]),
        publishDraft(writer('bert')),
      ]);
      expect(await titles()).toEqual([mine, theirs]);
    }
    expect(await publishDraft(writer())).toMatchObject({ isPublished: true });
    expect(await titles('bert')).toEqual(['Anna 4', 'Bert 4']);
  });
});

test('a page that was never stored is edited from its template, and published completely', async () => {
  const store = editorStore(draftStore(ctx), [card('x'), card('y')]);
  const english = { store, key: { ...key, lang: 'en' as const }, author: 'anna' };
  expect(await openDraft(english)).toMatchObject({ isChanged: false, version: 0 });
  const changed = await changeDraft(english, [edit('1', { kind: 'remove', uuid: 'x' })]);
  expect(changed.changed).toBe(1);
  expect(await publishDraft(english)).toMatchObject({ isPublished: true, version: 1 });
  expect(uuidsOf((await openDraft(english)).blocks)).toEqual(['y']);
  // An editor who still sees the template has not seen that change.
  const bert = { ...english, author: 'bert' };
  const retitled = await changeMadeOn(bert, 0, async () => edit('2', retitle('x', 'von Bert')));
  expect(retitled).toMatchObject({ conflicts: ['x'] });
  expect(await restoreRevision(english, 0)).toBeNull();
});

test('an older version is restored as a draft, and can be undone', async () => {
  await changeDraft(writer(), [edit('1', { kind: 'remove', uuid: 'a' })]);
  await publishDraft(writer());
  expect(uuidsOf((await restoreRevision(writer(), 1))!.blocks)).toEqual(['a', 'b']);
  expect(await live()).toBe('b');
  await undoEdit(writer(), crypto.randomUUID());
  expect(await shown()).toBe('b');
  expect(await restoreRevision(writer(), 9)).toBeNull();
});
