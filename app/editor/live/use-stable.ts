import { useState } from 'react';

/**
 * Reloaded JSON in which equal parts are the same objects as before, so that their components need
 * not render again.
 */
export function useStable<Value>(value: Value): Value {
  const [kept, setKept] = useState({ given: value, value });
  if (kept.given === value) return kept.value;
  const stable = keepEqualParts(value, kept.value) as Value;
  setKept({ given: value, value: stable });
  return stable;
}

/** This value, with equal parts of an earlier value reused. */
export function keepEqualParts(value: unknown, before: unknown): unknown {
  if (!isObject(value) || !isObject(before) || Array.isArray(value) !== Array.isArray(before)) {
    return value;
  }
  const keys = Object.keys(value);
  const entries = keys.map((key) => [key, keepEqualParts(value[key], before[key])] as const);
  const isSame =
    keys.length === Object.keys(before).length &&
    entries.every(([key, each]) => key in before && each === before[key]);
  if (isSame) return before;
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
