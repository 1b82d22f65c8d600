import { readCamt } from './read-camt';
import { readCsv } from './read-csv';
import { StatementError, type Statement } from './statement-line';

/** Ten times a month of a large shop. */
export const MOST_BYTES = 32 * 1024 * 1024;
const MOST_LINES = 100_000;

/** Reads a statement of any format, CAMT.053, CAMT.052 or CSV. Throws `StatementError`. */
export function readStatement(bytes: Uint8Array): Statement {
  if (bytes.length > MOST_BYTES) {
    throw new StatementError(
      'The file is larger than 32 MiB. Ask the bank for fewer days at a time.',
    );
  }
  const text = decode(bytes).trimStart();
  if (text.startsWith('PK')) throw new StatementError('The file is an archive: unpack it first.');
  if (text === '') throw new StatementError('The file is empty.');
  const statement = text.startsWith('<') ? readCamt(text) : readCsv(text);
  if (statement.lines.length > MOST_LINES) {
    throw new StatementError('The file has more than 100,000 lines. Ask for fewer days at a time.');
  }
  return statement;
}

/** UTF-16 by its mark; XML by its declaration; otherwise UTF-8 or, if invalid, Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, said] = /^[^<]*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/.exec(start) ?? [];
  if (said && !/^(utf-?8|us-ascii|iso-8859-1|iso-8859-15|windows-1252)$/i.test(said)) {
    throw new StatementError(`The file is written in ${said}, which is not read: UTF-8 is.`);
  }
  if (said && !/^utf-?8$/i.test(said)) return new TextDecoder(said).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (said) throw new StatementError('The file says it is UTF-8 and is not.');
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
