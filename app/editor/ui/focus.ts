import { useEffect, useRef } from 'react';
import { fieldOf, type SentEdit } from '../live/sent-edit';
import { FRAME, frameOf } from '../in-place/page-parts';

/** After an edit, scrolls to its block and focuses it (WCAG 2.4.3). */
export function lookAt(edit: SentEdit, block: string | null): void {
  if (!block || edit.isQuiet) return;
  const frame = frameOf(block);
  frame?.scrollIntoView({ block: 'nearest' });
  if (block !== fieldOf(edit, 'block')) frame?.focus({ preventScroll: true });
}

/**
 * A panel that opens takes the focus, and its block is scrolled into view; when it closes, the
 * focus goes back to its opener. `panel` names the open one.
 */
export function usePanelFocus(panel: string | null, block: string | null): void {
  const opener = useRef<Element | null>(null);
  const before = useRef(panel);

  useEffect(() => {
    const remember = (event: FocusEvent) => {
      const element = event.target as Element;
      if (!element.closest('#panel')) opener.current = element;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    if (before.current === panel) return;
    before.current = panel;
    if (panel === null) return (opener.current as HTMLElement | null)?.focus();
    focusPanel();
    if (block) document.getElementById(`block-${block}`)?.scrollIntoView({ block: 'nearest' });
  }, [panel, block]);
}

/**
 * The first wrong field of a refused form takes the focus, or else what is said about it; not while
 * the form saves itself, because then its author is still typing.
 */
export function useRefusedFocus(
  reply: { errors?: readonly unknown[] | undefined; isQuiet: boolean } | undefined,
): void {
  useEffect(() => {
    if (!reply || reply.isQuiet || !reply.errors?.length) return;
    const field = document.querySelector<HTMLElement>('#panel [aria-invalid="true"]');
    const target = field ?? document.getElementById('error-summary');
    target?.closest('details')?.setAttribute('open', '');
    target?.focus();
  }, [reply]);
}

/** Time for an action's result to render and to take the focus. */
const SETTLED_MS = 100;

/**
 * If the focused element disappears, such as a button removed by its own action, the focus goes to
 * its surroundings and not to the beginning of the page (WCAG 2.4.3).
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let had: HTMLElement[] = [];
    let timer: number | undefined;
    const remember = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      const around = [element.closest<HTMLElement>(`#panel, ${FRAME}`)];
      had = [element, ...around, document.getElementById('content')].filter(
        (each) => each !== null,
      );
    };
    const look = () => {
      timer = undefined;
      if (document.activeElement !== document.body || !had[0] || had[0].isConnected) return;
      had.find((each) => each.isConnected)?.focus({ preventScroll: true });
    };
    const changed = new MutationObserver(() => {
      timer ??= window.setTimeout(look, SETTLED_MS);
    });
    changed.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      changed.disconnect();
      clearTimeout(timer);
      document.removeEventListener('focusin', remember);
    };
  }, []);
}

/**
 * The field of the panel that the address names, such as one that was just filled in; otherwise the
 * panel.
 */
function focusPanel(): void {
  const panel = document.getElementById('panel');
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const isField = named?.matches('input, select, textarea, button, a, [contenteditable]');
  const target = isField && panel?.contains(named) ? named : panel;
  target?.closest('details')?.setAttribute('open', '');
  target?.focus({ preventScroll: target === panel && isOverPage(panel) });
}

/** Beside the page, or over it, it is visible at every scroll position. */
function isOverPage(panel: HTMLElement | null): boolean {
  return panel !== null && getComputedStyle(panel).position !== 'static';
}
