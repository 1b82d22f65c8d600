import { useEffect, type RefObject } from 'react';

/** What asks for the height of the bar. Told one by one: an inherited height would style every block anew. */
const BELOW_THE_BAR = ':root, .rail, .drawer, .edit-fold, .notices, .preview-frame';

/**
 * Tells the styles how high the bar is (`--bar`), which grows with its texts: drawers begin below it.
 * Where it is measured, the tour stays in sight with it; without script both have the height they have.
 */
export function useBarHeight(bar: RefObject<HTMLElement>): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const element = bar.current!;
    const toolbar = element.firstElementChild as HTMLElement;
    element.setAttribute('data-measured', '');
    let shown = 0;
    const watch = new ResizeObserver(() => {
      // In narrow windows the bar is no box of its own, and the tour goes with the page.
      const height = heightOf(element) || heightOf(toolbar);
      // New rules style what they match anew, two hundred blocks too.
      if (height === shown) return;
      shown = height;
      sheet.replaceSync(`:is(${BELOW_THE_BAR}) { --bar: ${height}px }`);
    });
    watch.observe(element);
    watch.observe(toolbar);
    return () => {
      watch.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [bar]);
}

/** Not rounded as `offsetHeight` is, or what begins below the bar moves by the rest. */
const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height;
