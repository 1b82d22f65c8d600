import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { formOf } from '../live/sent-edit';
import type { EditedPlace } from './edit-context';

/**
 * Ctrl+Z and Ctrl+Y take steps of the page back and do them again, but not while somebody types: there
 * they are the field's own. Escape closes the panel.
 */
export function useShortcuts({ path, command }: EditedPlace): void {
  const navigate = useNavigate();

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const element = event.target as Element;
      const intent = stepOf(event);
      if (intent && !element.closest('input, textarea, select, [contenteditable]')) {
        event.preventDefault();
        command(formOf({ intent }));
      } else if (event.key === 'Escape' && !event.defaultPrevented && element.closest('#panel')) {
        navigate(path, { preventScrollReset: true });
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [path, command, navigate]);
}

function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}
