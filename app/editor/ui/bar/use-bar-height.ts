import { useEffect, type RefObject } from 'react';

/**
 * The elements that use the height of the bar. Set on each of them: an inherited property would
 * restyle every block.
 */
const BELOW_THE_BAR = ':root, .rail, .drawer, .edit-fold, .notices, .preview-frame';

/**
 * Sets the height of the bar, which grows with its texts, as `--bar`: drawers begin below it. Where
 * it is measured, the tour is sticky with it; without script both have their default height.
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
      // In narrow windows the bar is not a box, and the tour scrolls with the page.
      const height = heightOf(element) || heightOf(toolbar);
      // A new value restyles the elements that use it, even two hundred blocks.
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

/** Not rounded like `offsetHeight`, or the content below the bar would move by the fraction. */
const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height;
