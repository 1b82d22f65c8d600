import { useSyncExternalStore } from 'react';
import { tabStore } from './tab-store';

/** Prefix of a field's name for the value that the form showed. */
export const SHOWN = 'shown.';

/** The fields of a form that differ from the saved values, each with its saved value too. */
export type TypedFields = Record<string, string>;
/** By the names of their forms. */
type TypedForms = Readonly<Record<string, TypedFields>>;

const NONE: TypedForms = {};
const { get, set, none, subscribe } = tabStore('editor-typed', NONE);

/** Forms that were filled in and not saved. The tab stores them while their panels are closed. */
export function useTypedForms(): TypedForms {
  return useSyncExternalStore(subscribe, get, none);
}

/** The unsaved fields of one form; empty if none differs. */
export function typedIn(form: string): TypedFields {
  return get()[form] ?? {};
}

/** Forgets the fields of a form that were saved with their present values; later input stays. */
export function dropSaved(form: string, saved: ReadonlyMap<string, string>): void {
  const fields = typedIn(form);
  const left = Object.entries(fields).filter(
    ([name, value]) => !name.startsWith(SHOWN) && value.trim() !== (saved.get(name) ?? '').trim(),
  );
  const kept = left.flatMap(([name, value]) => [
    [name, value],
    [SHOWN + name, saved.get(name) ?? ''],
  ]);
  keepTyped(form, Object.fromEntries(kept) as TypedFields);
}

export function keepTyped(form: string, fields: TypedFields): void {
  const { [form]: before = {}, ...others } = get();
  if (JSON.stringify(before) === JSON.stringify(fields)) return;
  const forms = Object.keys(fields).length > 0 ? { ...others, [form]: fields } : others;
  set(Object.keys(forms).length > 0 ? forms : NONE);
}
