import { useLocation } from '@remix-run/react';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { tabStore } from '../../live/tab-store';

/** The state in which a drawer was left: its scroll position, and its open details. */
type DrawerState = { top: number; open: number[] };

const NOTHING: Readonly<Record<string, DrawerState>> = {};
const store = tabStore('drawers', NOTHING);
/** Drawers whose state a tab stores; the oldest are dropped first. */
const MOST = 50;

/** A drawer that is opened again looks as it was left, in this tab. */
export function useDrawerMemory(body: RefObject<HTMLElement>): void {
  const { pathname, search } = useLocation();
  const name = pathname + search;
  const isShown = useRef(false);

  // Before the focus goes there, which may scroll further.
  useLayoutEffect(() => {
    const element = body.current!;
    const left = store.get()[name];
    // An editor who was here before the script keeps the scroll position: they may be about to
    // click.
    const isMoved = !isShown.current && element.scrollTop > 0;
    isShown.current = true;
    if (left) {
      partsOf(element).forEach((part, index) => {
        if (left.open.includes(index)) part.open = true;
      });
    }
    if (!isMoved) element.scrollTo({ top: left?.top ?? 0, behavior: 'instant' });
  }, [body, name]);

  useEffect(() => {
    const element = body.current!;
    const keep = () => {
      const open = partsOf(element).flatMap((part, index) => (part.open ? [index] : []));
      const others = Object.entries(store.get()).filter(([each]) => each !== name);
      const left = { top: element.scrollTop, open };
      store.set(Object.fromEntries([...others, [name, left]].slice(-MOST)) as typeof NOTHING);
    };
    element.addEventListener('scrollend', keep);
    element.addEventListener('toggle', keep, true);
    return () => {
      element.removeEventListener('scrollend', keep);
      element.removeEventListener('toggle', keep, true);
    };
  }, [body, name]);
}

/** Without its menus: an editor who returns expects them closed. */
function partsOf(element: HTMLElement): HTMLDetailsElement[] {
  return [...element.querySelectorAll<HTMLDetailsElement>('details:not(.page-menu)')];
}
