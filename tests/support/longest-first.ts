import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Short files that take long: most of them wait, for a minute to pass or a process to end. If they
 * began last, all others would wait for them.
 */
export const LONG_FOR_THEIR_SIZE = [
  'tests/http/clock-jumps.test.ts',
  'tests/http/watchdog.test.ts',
  'tests/http/withdrawal-last-second.test.ts',
  'tests/http/forms-documentation.test.ts',
  'tests/http/contract-front.test.ts',
  'tests/invariants/plan-kill.test.ts',
  'database/embedded.db.test.ts',
  'app/services/commerce/catalogue/in-memory/catalogue-index.db.test.ts',
];

/** Each project begins with the slowest files; on a new machine vitest sorts by their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

function isLong({ moduleId }: TestSpecification): boolean {
  return LONG_FOR_THEIR_SIZE.some((file) => moduleId.endsWith(file));
}
