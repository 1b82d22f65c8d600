import { useEffect } from 'react';
import { frameAround, SHOWN, TOOLS, WAY_INTO_FLAT, WRITING_TOOLS } from './page-parts';
import { isTextOfOpenSummary, isToggle } from './toggle-content';

/** §9: from the small to the large breakpoint a screen is a tablet's. */
const TABLET = { from: 640, below: 1024 };

/**
 * On a tablet a tap on a block focuses it and shows its tools, and another tap on the same block
 * hides them (§4): no pointer could leave the block. A tap does nothing else there, because a
 * drawer or a text that it opened would take the focus before the next tap; the tools open the
 * settings. Returns a function that ends it.
 */
export function toggleByTap(page: Window): () => void {
  const { document } = page;
  let tap: { frame: HTMLElement; isHeld: boolean } | null = null;
  let hasToggled = false;

  const down = (event: Event) => {
    const { pointerType } = event as PointerEvent;
    const isTablet = page.innerWidth >= TABLET.from && page.innerWidth < TABLET.below;
    const frame = isTablet && pointerType !== 'mouse' ? tapped(event) : null;
    const focus = document.activeElement;
    // Before the tap gives it the focus.
    tap = frame && { frame, isHeld: focus !== null && frameAround(focus) === frame };
  };
  const click = (event: Event) => {
    const before = tap;
    tap = null;
    hasToggled = before !== null && tapped(event) === before.frame;
    if (!before || !hasToggled) return;
    event.preventDefault();
    event.stopPropagation();
    before.frame.focus({ preventScroll: true });
    if (before.isHeld) before.frame.blur();
  };
  // Two quick taps are two taps and do not open the settings.
  const twice = (event: Event) => {
    if (hasToggled) event.stopPropagation();
  };
  // Runs before the other listeners for clicks on a block.
  page.addEventListener('pointerdown', down, true);
  page.addEventListener('click', click, true);
  page.addEventListener('dblclick', twice, true);
  return () => {
    page.removeEventListener('pointerdown', down, true);
    page.removeEventListener('click', click, true);
    page.removeEventListener('dblclick', twice, true);
  };
}

export function useTapToggle(): void {
  useEffect(() => toggleByTap(window), []);
}

/**
 * Neither tools, nor a text that is being written, nor controls that show another part of a block.
 */
const OTHERS = [TOOLS, WRITING_TOOLS, WAY_INTO_FLAT, '[contenteditable]'].join();

/** The block whose shown part was tapped. */
function tapped(event: Event): HTMLElement | null {
  const target = event.target as Element;
  if (target.closest(OTHERS) || (isToggle(target) && !isTextOfOpenSummary(target))) return null;
  const shown = target.closest(SHOWN);
  return shown && frameAround(shown);
}
