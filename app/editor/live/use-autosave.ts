import { useEffect, useRef } from 'react';
import { HALF_TYPED } from '../settings/half-typed';
import { useLatest } from './use-latest';

/** Milliseconds after the last key. */
const PAUSE_MS = 800;

/** Functions that save the forms being filled in. */
const typing = new Set<() => void>();

/** Saves unsent input before another action on the page. */
export function saveTyped(): void {
  for (const save of typing) save();
}

/** Also calls `save`, until the returned function is called. */
export function whileTyping(save: () => void): () => void {
  typing.add(save);
  return () => typing.delete(save);
}

/**
 * Saves a form while it is filled in: when typing pauses, when a half-typed field is left, and when
 * the form disappears. Returns the form's input listener, and a function to call when the form is
 * sent otherwise.
 */
export function useAutosave(save: (form: HTMLFormElement) => void) {
  const latest = useLatest(save);
  const pending = useRef<{ form: HTMLFormElement; timer: number } | null>(null);

  const forget = () => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
  };
  const flush = () => {
    const form = pending.current?.form;
    forget();
    if (form) latest.current(form);
  };
  const due = () => {
    const form = pending.current?.form;
    if (!form || !isHalfTyped(form)) return flush();
    return form.addEventListener('focusout', () => current.current(), { once: true });
  };
  const current = useLatest(flush);
  useEffect(() => {
    const saveNow = () => current.current();
    typing.add(saveNow);
    return () => {
      typing.delete(saveNow);
      saveNow();
    };
  }, [current]);

  return {
    forget,
    wait(form: HTMLFormElement) {
      forget();
      pending.current = { form, timer: window.setTimeout(due, PAUSE_MS) };
    },
  };
}

/** Whether the value that would make the server refuse this form is still being typed. */
function isHalfTyped(form: HTMLFormElement): boolean {
  const { activeElement } = document;
  return form.contains(activeElement) && activeElement!.hasAttribute(HALF_TYPED);
}
