import { useLayoutEffect, useRef, type MutableRefObject } from 'react';

/** The value of the last render, for a listener that is set up once. */
export function useLatest<Value>(value: Value): MutableRefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
