import { whileTyping } from '../live/use-autosave';
import { oneLine } from './one-line';

/** Milliseconds after the last key; each pause is one step to undo. */
const PAUSE_MS = 800;
const MOST = 200;

type LineOptions = {
  /** The label of the field. */
  label: string;
  max: number | undefined;
  /** An unsaved text that the server has refused; it replaces the shown text. */
  unsaved: string | undefined;
  /** The point of the click; null: all of the text is selected. */
  at: { x: number; y: number } | null;
  save: (text: string) => void;
  /** The key that ended the edit; null when the focus went elsewhere. */
  onEnd: (key: 'Enter' | 'Escape' | null) => void;
};

/**
 * Makes an element that shows one line of text, and nothing else, editable. At the end the element
 * is as it was before: the page renders its next text.
 */
export function writeLine(element: HTMLElement, options: LineOptions): () => void {
  const { label, max = MOST, unsaved, at, save, onEnd } = options;
  const before = element.textContent ?? '';
  let saved = before.trim();
  if (unsaved !== undefined) element.textContent = unsaved;
  let timer = 0;
  const listeners = new AbortController();
  const { signal } = listeners;
  const room = () => max - (element.textContent ?? '').length + String(getSelection()).length;

  const saveNow = () => {
    clearTimeout(timer);
    const text = oneLine(element.textContent ?? '', max).trim();
    if (text === saved) return;
    saved = text;
    save(text);
  };
  const forget = whileTyping(saveNow);

  const end = (key: 'Enter' | 'Escape' | null) => {
    if (signal.aborted) return;
    listeners.abort();
    forget();
    saveNow();
    element.textContent = before;
    for (const name of Object.keys(TEXTBOX)) element.removeAttribute(name);
    element.removeAttribute('aria-label');
    onEnd(key);
  };
  const insert = (event: Event, text: string) => {
    event.preventDefault();
    // A picture has no text: the selection stays.
    if (text) document.execCommand('insertText', false, oneLine(text, room()));
  };

  element.addEventListener(
    'keydown',
    (event) => {
      const { key, isComposing } = event;
      // With Ctrl it is a shortcut of the page.
      if (event.ctrlKey || event.metaKey) return;
      if (isComposing || (key !== 'Enter' && key !== 'Escape')) return;
      event.preventDefault();
      event.stopPropagation();
      end(key);
    },
    { signal },
  );
  // In a summary the space bar would open and close the details.
  element.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault(), {
    signal,
  });
  element.addEventListener(
    'input',
    () => {
      // The rest that the browser leaves in an empty line would hide the placeholder.
      if (element.textContent === '') element.replaceChildren();
      clearTimeout(timer);
      timer = window.setTimeout(saveNow, PAUSE_MS);
    },
    { signal },
  );
  element.addEventListener(
    'beforeinput',
    (event) => {
      const isMore = event.inputType.startsWith('insert') && !event.isComposing;
      if (isMore && room() <= 0) event.preventDefault();
    },
    { signal },
  );
  element.addEventListener('paste', (event) => insert(event, textOf(event.clipboardData)), {
    signal,
  });
  element.addEventListener('drop', (event) => insert(event, textOf(event.dataTransfer)), {
    signal,
  });
  element.addEventListener(
    'focusout',
    () => {
      // If another window has the focus, this element gets it back.
      if (document.hasFocus()) end(null);
      else saveNow();
    },
    { signal },
  );

  // A heading stays a heading (ARIA in HTML): contenteditable exposes that it can be edited.
  const attributes = Object.entries(element.matches('h1, h2, h3, h4') ? WRITTEN : TEXTBOX);
  for (const [name, value] of attributes) element.setAttribute(name, value);
  element.setAttribute('aria-label', label);
  element.focus({ preventScroll: at !== null });
  putCursor(element, at);
  return () => end(null);
}

const WRITTEN = { contenteditable: 'plaintext-only', spellcheck: 'true' };
const TEXTBOX = { ...WRITTEN, role: 'textbox', 'aria-multiline': 'false' };

function textOf(data: DataTransfer | null): string {
  return data?.getData('text/plain') ?? '';
}

function putCursor(element: HTMLElement, at: LineOptions['at']): void {
  const selection = getSelection();
  if (!selection) return;
  // A selection made in it by dragging stays.
  if (at && !selection.isCollapsed && element.contains(selection.anchorNode)) return;
  const place = at && document.caretRangeFromPoint(at.x, at.y);
  if (place && element.contains(place.startContainer)) {
    selection.setBaseAndExtent(
      place.startContainer,
      place.startOffset,
      place.startContainer,
      place.startOffset,
    );
  } else selection.selectAllChildren(element);
}
