import { useSyncExternalStore } from 'react';
import { tabStore } from './tab-store';

/** Before the name of a field: what the form showed there. */
export const SHOWN = 'shown.';

/** What differs in a form from what holds, and what held there. */
export type TypedFields = Record<string, string>;
/** By the names of their forms. */
type TypedForms = Readonly<Record<string, TypedFields>>;

const NONE: TypedForms = {};
const { get, set, none, subscribe } = tabStore('editor-typed', NONE);

/** Forms that were filled in and not saved. The tab keeps them while their panels are closed. */
export function useTypedForms(): TypedForms {
  return useSyncExternalStore(subscribe, get, none);
}

/** Of one form at this moment; empty where nothing in it differs. */
export function typedIn(form: string): TypedFields {
  return get()[form] ?? {};
}

/** Forgets the fields of a form that were saved as they stand; what was typed since stays. */
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
