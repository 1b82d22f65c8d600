import { useLayoutEffect, useRef, type MutableRefObject } from 'react';

/** What a listener that is set up once reads: the value of the last render. */
export function useLatest<Value>(value: Value): MutableRefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
