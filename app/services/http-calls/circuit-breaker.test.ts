import { expect, test, vi } from 'vitest';
import { circuitBreaker } from './circuit-breaker';

class Trouble extends Error {}

function breaker() {
  let time = 1_000_000;
  const log = vi.fn();
  const made = circuitBreaker({
    isTrouble: (error) => error instanceof Trouble,
    refuse: (milliseconds) => new Error(`wait ${milliseconds}`),
    log,
    now: () => time,
  });
  const call = vi.fn<() => Promise<string>>();
  return {
    ...made,
    log,
    call,
    pass: (seconds: number) => (time += seconds * 1_000),
    fail: (error: Error = new Trouble('away')) =>
      made.run(call.mockRejectedValueOnce(error)).catch((thrown: Error) => thrown.message),
    succeed: () => made.run(call.mockResolvedValueOnce('done')),
  };
}

async function opened() {
  const made = breaker();
  for (let count = 0; count < 5; count += 1) await made.fail();
  made.call.mockClear();
  return made;
}

test('five failures in thirty seconds open it, and it reports for how long', async () => {
  const made = breaker();
  for (let count = 0; count < 4; count += 1) await made.fail();
  expect(made.openFor()).toBe(0);
  expect(await made.fail()).toBe('away');
  expect(made.openFor()).toBe(30_000);
  made.pass(10);
  expect(made.openFor()).toBe(20_000);
  made.call.mockClear();
  await expect(made.succeed()).rejects.toThrow('wait 20000');
  expect(made.call).not.toHaveBeenCalled();
  expect(made.log).toHaveBeenCalledTimes(1);
});

test('older failures do not count, nor do other errors', async () => {
  const made = breaker();
  for (let count = 0; count < 4; count += 1) await made.fail();
  for (let count = 0; count < 9; count += 1) await made.fail(new Error('refused'));
  made.pass(31);
  await made.fail();
  expect(made.openFor()).toBe(0);
  expect(await made.succeed()).toBe('done');
});

test('after thirty seconds one call decides: success closes it', async () => {
  const made = await opened();
  made.pass(30);
  expect(made.openFor()).toBe(0);
  expect(await made.succeed()).toBe('done');
  await made.fail();
  expect(made.openFor()).toBe(0);
});

test('another error closes it too', async () => {
  const made = await opened();
  made.pass(30);
  expect(await made.fail(new Error('refused'))).toBe('refused');
  expect(await made.succeed()).toBe('done');
});

test('a further failure opens it again', async () => {
  const made = await opened();
  made.pass(30);
  expect(await made.fail()).toBe('away');
  expect(made.openFor()).toBe(30_000);
});

test('only one trial call is made', async () => {
  const made = await opened();
  made.pass(30);
  let end: (value: string) => void = () => {};
  const trial = made.run(() => new Promise<string>((resolve) => (end = resolve)));
  await expect(made.succeed()).rejects.toThrow('wait 1000');
  end('done');
  expect(await trial).toBe('done');
  expect(await made.succeed()).toBe('done');
});
