import { encode } from 'uqr';

/**
 * A code as modules: `size` of one side with the quiet zone, `path` of the dark ones, as SVG path
 * data.
 */
export type QrSquare = { size: number; path: string };

/** Light modules that a reader needs around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The code of a text, each run of dark modules as one rectangle. */
export function qrSquare(text: string): QrSquare {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.map(rowPath).join('') };
}

function rowPath(row: readonly boolean[], y: number): string {
  const runs = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...runs.matchAll(/1+/g)]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}
