import { DataDirUnusable } from '../database/data-dir';
import { SecretDamaged } from '../database/kept-secret';
import { DataDirInUse } from '../database/lock';
import { DatabaseUnavailable } from '../database/wait';
import { UnusableUpstream } from './check-remote';
import { ConfigError } from './config';
import { OtherSecret } from './known-secret';

/** Errors that a restart cannot fix, with a message for the operator. */
const LASTING = [ConfigError, DataDirUnusable, SecretDamaged, OtherSecret, UnusableUpstream];

/** Must the operator change something before a start can succeed? */
export function isLasting(error: unknown): boolean {
  if ([...LASTING, DataDirInUse].some((known) => error instanceof known)) return true;
  return ['EADDRINUSE', 'EADDRNOTAVAIL', 'EACCES'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
}

/** The reason of a failed start, for the operator: a sentence, or the stack of an unknown error. */
export function explain(error: unknown): string {
  if (error instanceof DataDirInUse) {
    const { pid, since } = error.holder;
    return `The shop already runs on ${error.dataDir} as process ${pid}${since && ` since ${since}`}. Stop it first, or set DATA_DIR and PORT for a second one.`;
  }
  const isSaidInWords = [...LASTING, DatabaseUnavailable].some((known) => error instanceof known);
  if (isSaidInWords) return (error as Error).message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `${message}. Set PORT to a free port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${message}. Set HOST to an address of this machine.`;
  if (code === 'EACCES') return message;
  return stack ?? message;
}
