export type Hook = (name: string) => Promise<void>;

const noHook: Hook = async () => {};

/**
 * Named points of the engine at which a test process dies as by `kill -9` (R12).
 * `SHOP_TEST_KILL_AT=place:before-commit:3` ends the process when it comes to that point for the
 * third time; without the variable the points cost nothing.
 */
export function hookFrom(env: Record<string, string | undefined>): Hook {
  const [, point, count] = /^(.+?)(?::(\d+))?$/.exec(env.SHOP_TEST_KILL_AT ?? '') ?? [];
  if (!point) return noHook;
  let left = Number(count ?? 1);
  return async (name) => {
    if (name === point && --left === 0) process.kill(process.pid, 'SIGKILL');
  };
}
