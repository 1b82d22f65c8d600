import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { useText } from '~/i18n/text';
import { mayDuplicate, mayRemove, neighbourOf } from '../document/gestures';
import { placeText } from '../document/place-text';
import { findBlock, placeOf, type Document } from '../document/tree';
import { frameAround, frameOf, TOOLS } from '../in-place/page-parts';
import { shortcutOf, type Shortcut } from '../in-place/shortcut-of';
import { useAnnounce } from '../live/announcer';
import { formOf } from '../live/sent-edit';
import { useLatest } from '../live/use-latest';
import type { EditedPlace } from './edit-context';
import { openShortcuts } from './shortcuts-dialog';
import type { PageWork } from './use-page-work';

/**
 * The shortcuts of the edited page (`shortcut-of.ts`). Those of the page undo and redo, those of a
 * block apply to the block with the focus. Escape closes the panel.
 */
export function useShortcuts(
  { path, opens, command }: EditedPlace,
  document: Document,
  work: PageWork & { isPreview: boolean },
): void {
  const navigate = useNavigate();
  const announce = useAnnounce();
  const { t } = useText();

  /** False if there is nothing to apply it to. */
  function carryOut(shortcut: Shortcut, frame: HTMLElement | null): boolean {
    if (shortcut === 'undo' || shortcut === 'redo') {
      if (work.isPreview) return false;
      command(formOf({ intent: shortcut }));
    } else if (shortcut === 'help') openShortcuts();
    else if (shortcut === 'publish') {
      if (mayPublish()) command(formOf({ intent: 'publish' }));
    } else if (shortcut === 'next' || shortcut === 'previous') return walk(frame, shortcut);
    else if (shortcut === 'add') return add(frame);
    else if (frame) toBlock(shortcut, frame);
    else return false;
    return true;
  }

  function toBlock(shortcut: Shortcut, frame: HTMLElement) {
    const block = frame.dataset.uuid!;
    if (!findBlock(document, block)) return;
    const send = (intent: string) => command(formOf({ intent, block }));
    if (shortcut === 'edit') work.edit(frame);
    else if (shortcut === 'up' || shortcut === 'down') send(shortcut);
    else if (shortcut === 'duplicate' && mayDuplicate(document, block)) send('duplicate');
    else if (shortcut === 'remove' && mayRemove(document, block)) {
      const next = neighbourOf(document, block);
      if (next) frameOf(next)?.focus();
      send('delete');
    } else announce(t('editor.problem.notAllowedHere'));
  }

  function walk(frame: HTMLElement | null, way: 'next' | 'previous'): boolean {
    const frames = [...window.document.querySelectorAll<HTMLElement>('.edit-block')];
    const at = frame ? frames.indexOf(frame) : -1;
    const to = frame ? frames[at + (way === 'next' ? 1 : -1)] : frames.at(way === 'next' ? 0 : -1);
    to?.focus({ preventScroll: true });
    to?.scrollIntoView({ block: 'nearest' });
    return to !== undefined;
  }

  function add(frame: HTMLElement | null): boolean {
    // An earlier version and the preview are read-only.
    if (!window.document.querySelector('.edit-float, .edit-empty')) return false;
    const uuid = frame?.dataset.uuid ?? document.at(-1)?.meta.uuid ?? null;
    const parent = uuid === null ? null : (placeOf(document, uuid)?.parent ?? null);
    const query = new URLSearchParams({ add: placeText({ parent, after: uuid }) });
    navigate(`${opens}${query}#panel`, { preventScrollReset: true });
    return true;
  }

  function leave(element: Element, frame: HTMLElement | null) {
    if (element.closest('#panel')) navigate(path, { preventScrollReset: true });
    else if (frame && element !== frame) {
      for (const menu of frame.querySelectorAll('.edit-more[open]')) menu.removeAttribute('open');
      frame.focus({ preventScroll: true });
    }
  }

  const latest = useLatest((event: KeyboardEvent) => {
    const element = event.target as Element;
    const frame = frameOfKeys(element);
    const shortcut = shortcutOf(event, placeOfKeys(element));
    if (shortcut && carryOut(shortcut, frame)) event.preventDefault();
    else if (event.key === 'Escape' && !event.defaultPrevented) leave(element, frame);
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => latest.current(event);
    window.document.addEventListener('keydown', press);
    return () => window.document.removeEventListener('keydown', press);
  }, [latest]);
}

/** The block for the keys: its frame or one of its tools has the focus. */
function frameOfKeys(element: Element): HTMLElement | null {
  return element.matches('.edit-block') || element.closest(TOOLS) ? frameAround(element) : null;
}

function placeOfKeys(element: Element) {
  if (element.closest('input, textarea, select, [contenteditable]')) return 'field';
  if (element.matches('.edit-block')) return 'block';
  if (element.closest(TOOLS)) return 'tool';
  return element.matches('body, main') ? 'page' : 'elsewhere';
}

/** The bar has the button only for operators who may publish. */
function mayPublish(): boolean {
  return document.querySelector('.toolbar [name=intent][value=publish]') !== null;
}
