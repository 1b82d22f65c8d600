import { useEffect, type RefObject } from 'react';
import { enhanceSlider } from '~/enhance/sliders';
import { SHOWN, TOOLS } from './page-parts';

const REACHABLE = 'a[href], button, input, select, textarea, iframe, video, audio, [tabindex="0"]';
/** What shows another part of the same block: slides, and the text behind a summary. */
const TURNS = '[data-strip], [data-scroll], .carousel-controls a, summary';

/**
 * Takes the links and fields of a block out of the order of the tab key: on the edited page they choose
 * their block, which has a stop of its own. React leaves alone what it has not set itself.
 */
export function useQuietContent(shown: RefObject<HTMLElement>): void {
  useEffect(() => {
    const content = shown.current;
    if (!content) return;
    for (const element of content.querySelectorAll<HTMLElement>(REACHABLE)) {
      const isOwn = element.closest(SHOWN) === content && !element.closest(TOOLS);
      if (isOwn && !element.matches(TURNS)) element.tabIndex = -1;
    }
    // With nothing in it to go to, keys could not scroll it.
    for (const strip of content.querySelectorAll<HTMLElement>('[data-strip]')) {
      if (strip.closest(SHOWN) === content) strip.tabIndex = 0;
    }
  });
}

/** Its slides turn as they do in the shop. */
export function useTurningSlides(shown: RefObject<HTMLElement>): void {
  useEffect(() => {
    const content = shown.current;
    for (const slider of content?.querySelectorAll<HTMLElement>('[data-slider]') ?? []) {
      if (slider.closest(SHOWN) === content) enhanceSlider(slider);
    }
  }, [shown]);
}

/** Does it show another part of the block it stands in, and leads nowhere? */
export function turnsBlock(element: Element): boolean {
  return element.closest(TURNS) !== null && element.closest('[data-strip]') === null;
}

/** Is it the summary of something closed, which a press opens? */
export function opensDetails(element: Element): boolean {
  const details = element.closest('summary')?.parentElement;
  return details instanceof HTMLDetailsElement && !details.open;
}

/** The text of an open summary is written, and closes nothing; its mark does. */
export function isTextOfOpen(element: Element): boolean {
  return element.closest('summary [data-field]') !== null && !opensDetails(element);
}
