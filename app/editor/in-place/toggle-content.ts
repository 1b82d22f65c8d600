import { useEffect, type RefObject } from 'react';
import { enhanceSlider } from '~/enhance/sliders';
import { SHOWN, TOOLS } from './page-parts';

const TABBABLE = 'a[href], button, input, select, textarea, iframe, video, audio, [tabindex="0"]';
/** Controls that show another part of the same block: slides, and the text behind a summary. */
const TOGGLES = '[data-strip], [data-scroll], .carousel-controls a, summary';

/**
 * Takes the links and fields of a block out of the tab order: on the edited page they select their block, which
 * has a tab stop of its own. React does not reset attributes that it did not set.
 */
export function useUntabbableContent(shown: RefObject<HTMLElement>): void {
  useEffect(() => {
    const content = shown.current;
    if (!content) return;
    for (const element of content.querySelectorAll<HTMLElement>(TABBABLE)) {
      const isOwn = element.closest(SHOWN) === content && !element.closest(TOOLS);
      if (isOwn && !element.matches(TOGGLES)) element.tabIndex = -1;
    }
    // Without a tab stop in it, the keyboard could not scroll it.
    for (const strip of content.querySelectorAll<HTMLElement>('[data-strip]')) {
      if (strip.closest(SHOWN) === content) strip.tabIndex = 0;
    }
  });
}

/** Enhances the sliders of a block as in the shop. */
export function useSliders(shown: RefObject<HTMLElement>): void {
  useEffect(() => {
    const content = shown.current;
    for (const slider of content?.querySelectorAll<HTMLElement>('[data-slider]') ?? []) {
      if (slider.closest(SHOWN) === content) enhanceSlider(slider);
    }
  }, [shown]);
}

/** Does a click on this element show another part of its block and lead nowhere? */
export function isToggle(element: Element): boolean {
  return element.closest(TOGGLES) !== null && element.closest('[data-strip]') === null;
}

/** Is this element in the summary of closed details, which a click opens? */
export function isClosedSummary(element: Element): boolean {
  const details = element.closest('summary')?.parentElement;
  return details instanceof HTMLDetailsElement && !details.open;
}

/** A click on the text of an open summary edits it; only its marker closes the details. */
export function isTextOfOpenSummary(element: Element): boolean {
  return element.closest('summary [data-field]') !== null && !isClosedSummary(element);
}
