import { useEffect, type RefObject } from 'react';

/**
 * Tells the styles how high the bar is (`--bar`), which grows with its texts: drawers begin below it.
 * Where it is measured, the tour stays in sight with it; without script both have the height they have.
 */
export function useBarHeight(bar: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const element = bar.current!;
    const toolbar = element.firstElementChild as HTMLElement;
    element.setAttribute('data-measured', '');
    const watch = new ResizeObserver(() => {
      // In narrow windows the bar is no box of its own, and the tour goes with the page.
      style.setProperty('--bar', `${heightOf(element) || heightOf(toolbar)}px`);
    });
    watch.observe(element);
    watch.observe(toolbar);
    return () => {
      watch.disconnect();
      style.removeProperty('--bar');
    };
  }, [bar]);
}

/** Not rounded as `offsetHeight` is, or what begins below the bar moves by the rest. */
const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height;
