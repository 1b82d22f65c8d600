/** What the operating system says about a server that cannot be reached. */
const NETWORK = new Set([
  'EAGAIN', // more at a socket than the server has taken yet
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

/**
 * Classes of SQLSTATE: connection, resources (full disk, memory, too many connections), system
 * errors.
 */
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

/** How the driver says that there is no connection (any more), or no answer on it. */
const NO_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|is not queryable/;

/**
 * True for a database that is away, overloaded, out of disk space or slower than our limits; false for
 * a fault of the statement.
 */
export function isDatabaseAway(error: unknown): boolean {
  return someCause(error, (facts) => {
    if (isUnreachable(facts)) return true;
    return facts.code !== undefined && (PASSING.has(facts.code) || isPassingClass(facts.code));
  });
}

/** What the operating system says of a disk that is full. */
const FULL_DISK = new Set(['ENOSPC', 'EDQUOT']);

/** True for a file of the shop that found no room. */
export function isDiskFull(error: unknown): boolean {
  return someCause(error, ({ code = '' }) => FULL_DISK.has(code));
}

/** Is there nothing more to be said on this connection: lost, or still waiting for an answer? */
export function isConnectionLost(error: unknown): boolean {
  return someCause(error, (facts) => {
    return isUnreachable(facts) || /^(?:08|57P0|25P03)/.test(facts.code ?? '');
  });
}

/** SQLSTATE of a database error, also when it was wrapped; else undefined. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : sqlState(cause);
}

function isUnreachable({ code = '', syscall, message }: Facts) {
  // The socket of a server on this machine; anywhere else a missing file is a fault of ours.
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

/** A host of several addresses fails with one error for each. */
function inAggregate(error: Error, test: (facts: Facts) => boolean): boolean {
  return error instanceof AggregateError && error.errors.some((each) => someCause(each, test));
}
