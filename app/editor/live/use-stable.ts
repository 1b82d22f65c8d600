import { useState } from 'react';

/**
 * JSON that was loaded anew, its equal parts being the same objects as before: what shows them need not
 * be drawn again.
 */
export function useStable<Value>(value: Value): Value {
  const [kept, setKept] = useState({ given: value, value });
  if (kept.given === value) return kept.value;
  const stable = withKept(value, kept.value) as Value;
  setKept({ given: value, value: stable });
  return stable;
}

function withKept(value: unknown, before: unknown): unknown {
  if (!isObject(value) || !isObject(before) || Array.isArray(value) !== Array.isArray(before)) {
    return value;
  }
  const keys = Object.keys(value);
  const entries = keys.map((key) => [key, withKept(value[key], before[key])] as const);
  const isSame =
    keys.length === Object.keys(before).length &&
    entries.every(([key, each]) => key in before && each === before[key]);
  if (isSame) return before;
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
