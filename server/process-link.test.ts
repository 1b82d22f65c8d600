import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { openLink, type Other } from './process-link';

/** The two ends of a channel as in Node: a message arrives as a copy. */
function channel() {
  const ends = [new EventEmitter(), new EventEmitter()] as const;
  const state = { connected: true };
  const end = (i: 0 | 1) =>
    Object.defineProperty(ends[i], 'connected', { get: () => state.connected });
  const others = [0, 1].map((i) =>
    Object.assign(end(i as 0 | 1), {
      send: (message: object) => ends[1 - i]!.emit('message', JSON.parse(JSON.stringify(message))),
    }),
  ) as unknown as [Other, Other];
  const cut = () => {
    state.connected = false;
    ends.forEach((each) => each.emit('disconnect'));
  };
  return { others, cut };
}

afterEach(() => void vi.useRealTimers());

test('each question gets its own answer', async () => {
  const { others } = channel();
  openLink(others[1], { ask: async (question) => question === 'is-idle' });
  const link = openLink(others[0], {});
  const answers = await Promise.all([link.ask('is-settled'), link.ask('is-idle')]);
  expect(answers).toEqual([false, true]);
});

test('messages arrive', () => {
  const { others } = channel();
  const received: unknown[] = [];
  openLink(others[1], {
    begin: (given) => received.push(given),
    end: (gently) => received.push(gently),
  });
  const link = openLink(others[0], {});
  const given = { databaseUrl: 'postgres://x', secret: 'AA==' };
  link.send({ kind: 'begin', given });
  link.send({ kind: 'end', gently: true });
  expect(received).toEqual([given, true]);
});

test('a missing answer is a no: when answering fails, takes too long, or the process is gone', async () => {
  const { others, cut } = channel();
  openLink(others[1], {
    ask: (question) =>
      question === 'is-idle' ? Promise.reject(new Error('broken')) : new Promise(() => undefined),
  });
  const link = openLink(others[0], {});
  expect(await link.ask('is-idle')).toBe(false);
  vi.useFakeTimers();
  const late = link.ask('is-settled');
  await vi.advanceTimersByTimeAsync(3_001);
  expect(await late).toBe(false);
  vi.useRealTimers();
  const lost = link.ask('is-settled');
  cut();
  expect(await lost).toBe(false);
  expect(await link.ask('is-idle')).toBe(false);
});

test('an answer that arrived while this process was busy counts, even after the time limit', async () => {
  const { others } = channel();
  let answer = (_: boolean) => undefined as void;
  openLink(others[1], { ask: () => new Promise<boolean>((resolve) => (answer = resolve)) });
  const link = openLink(others[0], {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = link.ask('is-there');
  vi.advanceTimersByTime(3_000);
  answer(true);
  expect(await asked).toBe(true);
});
