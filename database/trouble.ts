/** Error codes of the operating system for an unreachable server. */
const NETWORK = new Set([
  'EAGAIN', // the socket's queue is full
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Classes of SQLSTATE: connection, resources (disk, memory, connections), system errors. */
const PASSING_CLASS = /^(?:08|53|58)/;

const PASSING = new Set([
  '25006', // read_only_sql_transaction: the standby of a failover
  '25P03', // idle_in_transaction_session_timeout
  '40001', // serialization_failure, after its retries
  '40P01', // deadlock_detected, after its retries
  '55P03', // lock_not_available: waited too long for a row
  '57014', // query_canceled: took too long
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
]);

/** Messages of the driver for a missing or lost connection, or a missing answer. */
const NO_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|is not queryable/;

/**
 * True for a database that is away, overloaded, out of disk space or slower than our limits; false
 * for a faulty statement.
 */
export function isDatabaseAway(error: unknown): boolean {
  return someCause(error, (facts) => {
    if (isUnreachable(facts)) return true;
    return facts.code !== undefined && (PASSING.has(facts.code) || isPassingClass(facts.code));
  });
}

/** Error codes of the operating system for a full disk. */
const FULL_DISK = new Set(['ENOSPC', 'EDQUOT']);

/** True if a file of the shop could not be written to a full disk. */
export function isDiskFull(error: unknown): boolean {
  return someCause(error, ({ code = '' }) => FULL_DISK.has(code));
}

/** Is this connection unusable: lost, or still waiting for an answer? */
export function isConnectionLost(error: unknown): boolean {
  return someCause(error, (facts) => {
    return isUnreachable(facts) || /^(?:08|57P0|25P03)/.test(facts.code ?? '');
  });
}

/** SQLSTATE of a database error, also of a wrapped one; otherwise undefined. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : sqlState(cause);
}

function isUnreachable({ code = '', syscall, message }: Facts) {
  // The socket of a local server; in any other call a missing file is an error of the shop.
  const hasNoSocket = code === 'ENOENT' && syscall === 'connect';
  return hasNoSocket || NETWORK.has(code) || NO_CONNECTION.test(message);
}

function isPassingClass(code: string) {
  return code.length === 5 && PASSING_CLASS.test(code);
}

type Facts = { code: string | undefined; syscall: unknown; message: string };

function someCause(error: unknown, test: (facts: Facts) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  const facts = {
    code: typeof code === 'string' ? code : undefined,
    syscall,
    message: error.message,
  };
  return test(facts) || someCause(error.cause, test) || inAggregate(error, test);
}

/** A host with several addresses fails with one error for each. */
function inAggregate(error: Error, test: (facts: Facts) => boolean): boolean {
  return error instanceof AggregateError && error.errors.some((each) => someCause(each, test));
}
