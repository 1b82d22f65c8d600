import { afterEach, expect, test, vi } from 'vitest';
import { hookFrom } from './test-hooks';

afterEach(() => vi.restoreAllMocks());

test('the process ends at the named point, the given time', async () => {
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  const hook = hookFrom({ SHOP_TEST_KILL_AT: 'place:before-commit:2' });
  await hook('place:after-commit');
  await hook('place:before-commit');
  expect(kill).not.toHaveBeenCalled();
  await hook('place:before-commit');
  expect(kill).toHaveBeenCalledWith(process.pid, 'SIGKILL');
});

test('a point without a count is the first time; no variable is no point', async () => {
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  await hookFrom({})('place:after-commit');
  expect(kill).not.toHaveBeenCalled();
  await hookFrom({ SHOP_TEST_KILL_AT: 'place:after-commit' })('place:after-commit');
  expect(kill).toHaveBeenCalledOnce();
});
