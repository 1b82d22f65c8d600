import { useEffect, useState, type RefObject } from 'react';

/** A lower block, in pixels, is too small to point at. */
const FLAT = 8;

const tell = new WeakMap<Element, (isFlat: boolean) => void>();
let observer: ResizeObserver | null = null;

/** Does a block show nothing, so that a pointer cannot reach it? One observer serves all blocks. */
export function useIsFlat(frame: RefObject<HTMLElement>): boolean {
  const [isFlat, setFlat] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    observer ??= new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) tell.get(target)?.(contentRect.height < FLAT);
    });
    tell.set(element, setFlat);
    observer.observe(element);
    return () => observer?.unobserve(element);
  }, [frame]);
  return isFlat;
}
