import { useSyncExternalStore } from 'react';
import type { EditAnswer } from './edit-answer';
import { fieldOf, type SentEdit } from './sent-edit';
import { tabStore } from './tab-store';

/** Words that were written on the page and that the server did not take. */
export type RefusedWrite = {
  /** Path of the page they were written on. */
  page: string;
  block: string;
  field: string;
  value: string;
  /** What the server says about it; empty where it says nothing that could be shown. */
  reasons: string[];
};

const NONE: readonly RefusedWrite[] = [];
const { get, set, none, subscribe } = tabStore('editor-refused', NONE);

/** The tab keeps them until they are saved after all, or given up. */
export function useRefusedWrites(): readonly RefusedWrite[] {
  return useSyncExternalStore(subscribe, get, none);
}

/** The words that were refused for a field at this moment. */
export function refusedFor(field: Pick<RefusedWrite, 'page' | 'block' | 'field'>) {
  return get().find((each) => isSameField(each, field));
}

/** Keeps what was refused; what is taken now was written on from what was refused before. */
export function noteWritten(edit: SentEdit, answer: EditAnswer): void {
  if (fieldOf(edit, 'intent') !== 'write') return;
  const write = {
    page: new URL(edit.action, 'http://shop').pathname,
    block: fieldOf(edit, 'block'),
    field: fieldOf(edit, 'field'),
  };
  if (answer.kind === 'done') dropRefused(write);
  if (answer.kind !== 'refused' && answer.kind !== 'failed') return;
  const reasons = answer.kind === 'refused' ? answer.reply.errors.map(({ text }) => text) : [];
  keepRefused({ ...write, value: fieldOf(edit, 'value'), reasons });
}

export function keepRefused(write: RefusedWrite): void {
  set([...get().filter((each) => !isSameField(each, write)), write]);
}

export function dropRefused(write: Pick<RefusedWrite, 'page' | 'block' | 'field'>): void {
  if (!refusedFor(write)) return;
  const rest = get().filter((each) => !isSameField(each, write));
  set(rest.length > 0 ? rest : NONE);
}

function isSameField(
  one: Pick<RefusedWrite, 'page' | 'block' | 'field'>,
  other: Pick<RefusedWrite, 'page' | 'block' | 'field'>,
): boolean {
  return one.page === other.page && one.block === other.block && one.field === other.field;
}
