import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestEngine } from '../../tests/support/use-test-engine';
import { runReviewCommand } from './review-command';

let dataDir: string;
let itemId: number;

const engine = useTestEngine(async ({ fixture }) => {
  ({ itemId } = await fixture.item({ name: 'Weiß' }));
});
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'review-command-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Returns the exit code and the output. */
async function run(...args: unknown[]): Promise<[number, string]> {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const env = { DATABASE_URL: engine.url, DATA_DIR: dataDir };
  const code = await runReviewCommand(args.map(String), env, { log: note, error: note });
  return [code, lines.join('\n')];
}

const written = () =>
  engine.fixture.insert('review', {
    item_id: itemId,
    lang: 'de',
    rating: 2,
    author_name: 'Änne G.',
    title: 'Deckt nicht',
    text: 'Erst beim\nzweiten Mal',
    source: 'orderItem',
  });

async function stateOf(id: number) {
  const { rows } = await engine.pool.query(
    `select r.is_visible as visible, r.refusal, i.feedback_count as count, i.feedback_sum as sum
     from review r join item i on i.id = r.item_id where r.id = $1`,
    [id],
  );
  return rows[0];
}

test('waiting reviews are listed, published once, answered, refused with a reason, and deleted', async () => {
  expect(await run('list')).toEqual([0, 'No review waits for you.']);
  const id = await written();
  const [, listed] = await run('list');
  expect(listed).toMatch(
    new RegExp(
      `^${id}  Weiß · 2 of 5 stars · Änne G\\. · \\d{4}-\\d{2}-\\d{2} · underReview\n` +
        '    Deckt nicht\n    Erst beim\n    zweiten Mal$',
    ),
  );
  expect(await run('publish', id)).toEqual([0, `Review ${id}: published`]);
  expect(await run('publish', id)).toEqual([0, `Review ${id}: was so already, nothing changed`]);
  expect(await stateOf(id)).toEqual({ visible: true, refusal: null, count: 1, sum: 2 });
  expect(await run('reply', id, ' Danke. ')).toEqual([
    0,
    expect.stringMatching(/answered \(reply \d+\)$/),
  ]);
  expect((await run('show', id))[1]).toMatch(/reply to \d+ · .+ · visible\n {4}Danke\.$/);
  expect((await run('refuse', id, 'Nennt jemanden'))[0]).toBe(0);
  expect(await stateOf(id)).toEqual({
    visible: false,
    refusal: 'Nennt jemanden',
    count: 0,
    sum: 0,
  });
  expect((await run('show', id))[1]).toContain('refused: Nennt jemanden');
  expect(await run('delete', id)).toEqual([0, `Review ${id}: deleted`]);
  expect(await run('publish', id)).toEqual([1, `Review ${id}: there is no such review`]);
  expect(await run('show', id)).toEqual([1, `Review ${id}: there is no such review`]);
});

test.each([
  [],
  ['list', '1'],
  ['publish'],
  ['publish', '1', 'x'],
  ['refuse', '1'],
  ['refuse', '1', ' '],
  ['reply', '1', 'x'.repeat(501)],
  ['hide', '1'],
  ['toString', '1'],
  ['publish', '1e3'],
])('wrong use (%s %s) prints the usage', async (...args) => {
  expect(await run(...args)).toEqual([2, expect.stringContaining('npm run review --')]);
});
