import type { Both } from './goods';
import { LINES, type Coverage } from './lines';

const COATS = 2;

/** "7–8 m²/l je Anstrich", as the technical data say it. */
export function coverageText([low, high]: Coverage): Both {
  return [`${low}–${high} m²/l je Anstrich`, `${low}–${high} m²/l per coat`];
}

/** Whole square metres that litres cover safely in two coats. */
export function areaFor(litres: number, [low]: Coverage): number {
  return Math.floor((litres * low) / COATS + 1e-9);
}

/** Litres for an area in two coats, from smooth to rough walls. */
export function litresFor(squareMetres: number, [low, high]: Coverage): Both {
  const litres = [high, low].map((each) => Math.ceil((squareMetres * COATS * 10) / each) / 10);
  return [litres.map((each) => String(each).replace('.', ',')).join(' bis '), litres.join(' to ')];
}

export function lineOf(key: string) {
  const line = LINES.find((each) => key.startsWith(`${each.key}-`));
  if (!line) throw new Error(`no line of paint for ${key}`);
  return line;
}
