import { SYMBOLS } from '../../app/services/parcel-labels/code-128';

type Bar = { x: number; width: number };

/** Reads bars like a scanner: by their widths alone, from start to end, with the check symbol. */
export function readCode128(bars: readonly Bar[]): string {
  const module = Math.min(...bars.map(({ width }) => width));
  const edges = bars.flatMap(({ x, width }) => [x, x + width]);
  const widths = edges.slice(1).map((edge, at) => Math.round((edge - edges[at]!) / module));
  const values: number[] = [];
  for (let at = 0; at + 7 < widths.length; at += 6) {
    const value = SYMBOLS.indexOf(widths.slice(at, at + 6).join(''));
    if (value < 0) throw new Error(`no symbol at ${at}`);
    values.push(value);
  }
  if (widths.slice(-7).join('') !== SYMBOLS[106]) throw new Error('no end');
  const check = values.pop()!;
  const [start = 0, ...said] = values;
  const sum = said.reduce((sum, value, at) => sum + value * (at + 1), start);
  if (sum % 103 !== check) throw new Error('wrong check symbol');
  if (start === 105) return said.map((value) => String(value).padStart(2, '0')).join('');
  if (start === 104) return String.fromCodePoint(...said.map((value) => value + 32));
  throw new Error('no start');
}
