import { useCallback, useEffect, useRef } from 'react';
import { changedFields, fillIn } from '../../live/form-fields';
import { useEditQueue } from '../../live/edit-queue';
import type { SettingsGroup } from '../../settings/settings-view';

/**
 * Controls that show another text than their value, or are not plain controls: they keep theirs.
 */
const DRAWN_THEIR_WAY = ['richText', 'colour'];

/**
 * Sends with a settings form the fields that are untouched since they were saved: there the block
 * keeps its value, whatever others have published meanwhile. These fields show others' changes as
 * soon as they are known.
 */
export function Untouched({ groups }: { groups: readonly SettingsGroup[] }) {
  const input = useRef<HTMLInputElement>(null);
  const touched = useRef(new Set<string>());
  const shown = useRef<Record<string, string>>({});
  const isSaved = useEditQueue().state === 'idle';
  const tell = useCallback(() => {
    const names = Object.keys(shown.current).filter((name) => !touched.current.has(name));
    input.current!.value = names.join(' ');
  }, []);

  useEffect(() => {
    const form = input.current!.form!;
    const touch = ({ target }: Event) => {
      const { name } = target as HTMLInputElement;
      // Inside a rich text; its control reports changes itself.
      if (!name) return;
      touched.current.add(name.replace(/^beside:/, ''));
      tell();
    };
    form.addEventListener('input', touch, true);
    return () => form.removeEventListener('input', touch, true);
  }, [tell]);

  useEffect(() => {
    const form = input.current!.form!;
    const fields = groups.flatMap((group) => group.fields);
    const values = Object.fromEntries(fields.map(({ path, value }) => [path, value]));
    const before = shown.current;
    shown.current = values;
    const differing = changedFields(form, values);
    for (const { path, kind, value } of fields) {
      if (touched.current.has(path)) {
        if (isSaved && !(path in differing)) touched.current.delete(path);
      } else if (path in before && before[path] !== value && !DRAWN_THEIR_WAY.includes(kind)) {
        fillIn(form, { [path]: value });
      }
    }
    tell();
  }, [groups, isSaved, tell]);

  return <input ref={input} type="hidden" name="untouched" />;
}
