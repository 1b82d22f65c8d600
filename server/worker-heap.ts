/**
 * The heap limit of a worker, in megabytes: twice the use of one under 170 mixed requests a second,
 * and room for the index of a million variations. A worker that needs more is faulty: it ends and
 * is restarted, and takes no memory from the others or from the database.
 */
const HEAP_MB = 1_536;

/** Returns the arguments of a worker: those of its parent, and the limit unless one is set. */
export function workerArguments(given: readonly string[], nodeOptions = ''): string[] {
  const isSet = /max[-_]old[-_]space[-_]size/.test([...given, nodeOptions].join(' '));
  return isSet ? [...given] : [...given, `--max-old-space-size=${HEAP_MB}`];
}
