import { useSyncExternalStore } from 'react';
import type { EditAnswer } from './edit-answer';
import { fieldOf, type SentEdit } from './sent-edit';
import { tabStore } from './tab-store';

/** Text that was written on the page and refused by the server. */
export type RefusedWrite = {
  /** Path of the page they were written on. */
  page: string;
  block: string;
  field: string;
  value: string;
  /** The reasons of the server; empty if it gave none that could be shown. */
  reasons: string[];
};

const NONE: readonly RefusedWrite[] = [];
const { get, set, none, subscribe } = tabStore('editor-refused', NONE);

/** The tab stores them until they are saved after all, or given up. */
export function useRefusedWrites(): readonly RefusedWrite[] {
  return useSyncExternalStore(subscribe, get, none);
}

/** The text that is currently refused for a field. */
export function refusedFor(field: Pick<RefusedWrite, 'page' | 'block' | 'field'>) {
  return get().find((each) => isSameField(each, field));
}

/** Stores a refused text; a text accepted later replaces the refused ones. */
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
