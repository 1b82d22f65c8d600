import { afterAll, beforeAll } from 'vitest';
import { createTestEngine, type Backend, type TestEngine } from './shopper';

/** The engine of a test file: created and prepared before its tests, dropped after them. */
export function useTestEngine(
  prepare: (engine: TestEngine) => Promise<void> = async () => {},
  backend?: Backend,
): TestEngine {
  let made: TestEngine | undefined;
  const engine = () => {
    if (!made) throw new Error('The engine is there in tests and hooks only.');
    return made;
  };
  beforeAll(async () => {
    made = await createTestEngine(backend);
    await prepare(made);
  });
  afterAll(() => made?.drop());
  return {
    get url() {
      return engine().url;
    },
    get pool() {
      return engine().pool;
    },
    get fixture() {
      return engine().fixture;
    },
    get index() {
      return engine().index;
    },
    get privateFiles() {
      return engine().privateFiles;
    },
    setProvider: (mollie) => engine().setProvider(mollie),
    setTime: (time) => engine().setTime(time),
    now: () => engine().now(),
    setVatNumberCheck: (check) => engine().setVatNumberCheck(check),
    shopper: (options) => engine().shopper(options),
    drop: () => engine().drop(),
  };
}
