import { expect, it } from 'vitest';
import { createUploadLimit } from './upload-limit';

function gather(limits: Parameters<typeof createUploadLimit>[0]) {
  const limit = createUploadLimit(limits);
  const cut: string[] = [];
  let serial = 0;
  const enter = (who: string) => {
    const name = `${who}${(serial += 1)}`;
    return limit.acquire(who, () => cut.push(name));
  };
  return { enter, cut };
}

it('gives each client its limit, and frees a slot once when the client leaves', () => {
  const { enter } = gather({ all: 10, ofOne: 2 });
  const first = enter('a');
  enter('a');
  expect(enter('a')).toBeUndefined();
  first!();
  first!();
  expect(enter('a')).toBeDefined();
  expect(enter('a')).toBeUndefined();
});

it('cuts the oldest upload of the client with most slots when all are used, for one with fewer', () => {
  const { enter, cut } = gather({ all: 5, ofOne: 3 });
  for (const who of ['b', 'a', 'a', 'a', 'b']) enter(who);
  expect(enter('c')).toBeDefined();
  expect(cut).toEqual(['a2']);
  // Two uploads each, and one: no sender has so many more that a cut would be fairer.
  expect(enter('c')).toBeUndefined();
  expect(enter('a')).toBeUndefined();
  expect(enter('d')).toBeDefined();
  expect(cut).toHaveLength(2);
});

it('does not count a client twice that was cut off and leaves', () => {
  const { enter, cut } = gather({ all: 2, ofOne: 2 });
  const leave = enter('a')!;
  enter('a');
  expect(enter('b')).toBeDefined();
  expect(cut).toEqual(['a1']);
  leave();
  expect(enter('c')).toBeUndefined();
});
