import { expect, test } from 'vitest';
import { slowdownTo } from './processor';

test('a machine of any speed is slowed down to the same device', () => {
  expect(slowdownTo('phone', 17)).toBe(4);
  expect(slowdownTo('phone', 34)).toBe(2);
  expect(slowdownTo('computer', 17)).toBe(3);
});

test('a machine slower than the device measures nothing', () => {
  expect(() => slowdownTo('computer', 80)).toThrow('slower');
});
