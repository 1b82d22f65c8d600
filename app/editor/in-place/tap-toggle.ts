import { useEffect } from 'react';

/** §9: from the small to the large breakpoint a screen is a tablet's. */
const TABLET = { from: 640, below: 1024 };

/**
 * On a tablet a tap on a block shows its tools, as it takes the focus, and another tap on the same block
 * lets them go (§4): there is no pointer that could leave it. Gives what ends it.
 */
export function toggleByTap(page: Window): () => void {
  const { document } = page;
  let held: Element | null = null;

  const down = (event: Event) => {
    const { pointerType } = event as PointerEvent;
    const isTablet = page.innerWidth >= TABLET.from && page.innerWidth < TABLET.below;
    const frame = isTablet && pointerType !== 'mouse' ? tapped(event) : null;
    // Before the tap gives it the focus.
    held = frame && document.activeElement === frame ? frame : null;
  };
  const click = (event: Event) => {
    const frame = held;
    held = null;
    if (!frame || tapped(event) !== frame) return;
    // After all that a tap on a block does besides.
    page.setTimeout(() => {
      if (document.activeElement === frame) (frame as HTMLElement).blur();
    });
  };
  page.addEventListener('pointerdown', down, true);
  page.addEventListener('click', click, true);
  return () => {
    page.removeEventListener('pointerdown', down, true);
    page.removeEventListener('click', click, true);
  };
}

export function useTapToggle(): void {
  useEffect(() => toggleByTap(window), []);
}

/** The block whose shown part was tapped; its tools do not count. */
function tapped({ target }: Event): Element | null {
  return (target as Element).closest('.edit-shown')?.closest('.edit-block') ?? null;
}
