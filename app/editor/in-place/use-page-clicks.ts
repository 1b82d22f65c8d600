import { useEffect } from 'react';
import { useLatest } from '../live/use-latest';
import { frameAround, SHOWN, TOOLS, WAY_INTO_FLAT, WRITING_TOOLS } from './page-parts';
import { isTextOfOpenSummary, isToggle } from './toggle-content';

type PageClicks = {
  /** A click on the shown part of a block. */
  choose: (frame: HTMLElement, event: MouseEvent) => void;
  openSettings: (frame: HTMLElement, event: MouseEvent) => void;
};

/**
 * A click on the edited page selects a block: its links, buttons and fields do nothing by
 * themselves. With Ctrl or the command key a link opens in a new tab. One listener serves all
 * blocks.
 */
export function usePageClicks(clicks: PageClicks): void {
  const latest = useLatest(clicks);
  useEffect(() => {
    const click = (event: MouseEvent) => {
      const shown = shownPart(event);
      if (!shown || leads(event)) return;
      if (isTyping(event)) return event.preventDefault();
      const target = event.target as Element;
      const isOpening = isToggle(target) && !isTextOfOpenSummary(target);
      if (!isOpening) stop(event);
      const frame = frameAround(shown);
      if (frame) latest.current.choose(frame, event);
    };
    const press = (event: MouseEvent) => {
      // Fields do not take the focus, and selects do not open.
      const isField = (event.target as Element).closest('input, select, textarea, button, label');
      if (shownPart(event) && isField && !isTyping(event)) event.preventDefault();
    };
    const twice = (event: MouseEvent) => {
      const frame = shownPart(event) && frameAround(event.target as Element);
      if (frame && !isTyping(event)) latest.current.openSettings(frame, event);
    };
    const submit = (event: SubmitEvent) => {
      if (shownPart(event)) stop(event);
    };
    document.addEventListener('click', click, true);
    document.addEventListener('mousedown', press, true);
    document.addEventListener('dblclick', twice, true);
    document.addEventListener('submit', submit, true);
    return () => {
      document.removeEventListener('click', click, true);
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('dblclick', twice, true);
      document.removeEventListener('submit', submit, true);
    };
  }, [latest]);
}

/** The shown part of a block, or the content between blocks, such as the breadcrumb above them. */
function shownPart({ target }: Event): Element | null {
  if (
    !(target instanceof Element) ||
    target.closest(`${TOOLS}, ${WRITING_TOOLS}, ${WAY_INTO_FLAT}`)
  )
    return null;
  const around = document.querySelector(TOOLS)
    ? ', .edit-canvas .content-page, .edit-canvas .content-next'
    : '';
  return target.closest(SHOWN + around);
}

function leads({ target, button, ctrlKey, metaKey }: MouseEvent): boolean {
  return (button !== 0 || ctrlKey || metaKey) && (target as Element).closest('a[href]') !== null;
}

function isTyping({ target }: Event): boolean {
  return (target as Element).closest('[contenteditable]') !== null;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
