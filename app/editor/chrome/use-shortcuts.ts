import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { useEditQueue } from '../live/edit-queue';
import { useLatest } from '../live/use-latest';

type Shortcuts = { path: string; action: string };

/**
 * Ctrl+Z and Ctrl+Y take steps of the page back and do them again, but not while somebody types: there
 * they are the field's own. Escape closes the panel.
 */
export function useShortcuts(page: Shortcuts): void {
  const { send } = useEditQueue();
  const navigate = useNavigate();
  const latest = useLatest({ page, send, navigate });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { page: here, send: sendEdit, navigate: go } = latest.current;
      const element = event.target as Element;
      const intent = stepOf(event);
      if (intent && !element.closest('input, textarea, select, [contenteditable]')) {
        event.preventDefault();
        const form = new FormData();
        form.set('intent', intent);
        sendEdit(here.action, form, { isQuiet: false });
      } else if (event.key === 'Escape' && !event.defaultPrevented && element.closest('#panel')) {
        go(here.path, { preventScrollReset: true });
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [latest]);
}

function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}
