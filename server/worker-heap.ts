/**
 * What a worker may keep in memory, in megabytes: twice what one took under 170 mixed requests a second,
 * and room for the index of a million variations. One that needs more is at fault: it ends and is
 * started again, and takes no memory from the others or from the database.
 */
const HEAP_MB = 1_536;

/** The arguments a worker is started with: those of its parent, and the bound unless one is set. */
export function workerArguments(given: readonly string[], nodeOptions = ''): string[] {
  const isSet = /max[-_]old[-_]space[-_]size/.test([...given, nodeOptions].join(' '));
  return isSet ? [...given] : [...given, `--max-old-space-size=${HEAP_MB}`];
}
