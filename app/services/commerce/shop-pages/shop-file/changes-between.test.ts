import { expect, test } from 'vitest';
import { changesBetween } from './changes-between';

test.each([
  [{ a: 1 }, { a: 1 }, []],
  [{ a: { b: 'x' } }, { a: { b: 'y' } }, [{ path: 'a.b', before: '"x"', after: '"y"' }]],
  [{ a: [1, 2] }, { a: [1] }, [{ path: 'a.1', before: '2', after: undefined }]],
  [{ a: null }, { a: { b: 1 } }, [{ path: 'a', before: 'null', after: '{"b":1}' }]],
  [{}, { a: '' }, [{ path: 'a', before: undefined, after: '""' }]],
])('between %j and %j', (before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes);
});
