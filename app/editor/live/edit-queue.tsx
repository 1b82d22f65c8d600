import { useFetcher } from '@remix-run/react';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { EditReply } from '../intents/intent.server';
import { HOME_PAGE, pageFormName } from '../load/page-settings';
import type { Document } from '../document/tree';
import type { EditAnswer } from './edit-answer';
import { isLeaving, leaveFor } from './leave';
import { storeUnsavedEdits, recoverUnsavedEdits } from './unsaved-recovery';
import { predict } from './predict';
import { useServerAway } from './reachable';
import { noteWritten, useRefusedWrites } from './refused-writes';
import { sendEditsByBeacon } from './beacon';
import { fieldOf, sentEdit, type SentEdit } from './sent-edit';
import { saveTyped } from './use-autosave';
import { dropSaved, useTypedForms } from './typed-forms';
import { addUnsent, removeUnsent, unsentEdits, useUnsent } from './unsent';

/** The state of saving: sent and not answered, or to be sent again. */
export type QueueState = 'idle' | 'saving' | 'unreachable' | 'failed';

type EditQueue = {
  /** Queues a form; forms are sent in their order, each once. */
  send: (action: string, form: FormData, way: { isQuiet: boolean }) => void;
  state: QueueState;
  /** The `intent` of the edit that the shop failed at; '' for none. */
  failed: string;
  /** The reply to the last refused edit; quiet while the editor types. */
  reply: (EditReply & { isQuiet: boolean }) | undefined;
  /** The page as it will be when all edits are answered. */
  document: Document;
  /** Counts the edits that may have changed fields which a form shows. */
  rewritten: number;
};

const EditQueueContext = createContext<EditQueue | null>(null);

/** After these intents a form shows the saved values, not the typed ones. */
const REWRITES = /^(design-|undo|redo|discard|restore|settle|copy|pick|plan-take|write)/;

type EditQueueProviderProps = {
  /** The page as the server has it. */
  document: Document;
  /** Id of the operator whose edits these are. */
  author: number;
  onDone: (edit: SentEdit, block: string | null) => void;
  children: ReactNode;
};

/**
 * Takes the forms of the edit page from the browser and sends them one at a time. The editor never
 * waits for a page, and edits made while the server was away are sent when it is back.
 */
export function EditQueueProvider({ document, author, onDone, children }: EditQueueProviderProps) {
  const unsent = useUnsent();
  const isAway = useServerAway();
  const { reply, failed, rewritten } = useSending(unsent, onDone);
  const predicted = useMemo(() => predict(document, unsent), [document, unsent]);
  const state = stateOf({ isAway, hasFailed: failed !== '', isSaving: unsent.length > 0 });
  const typed = useTypedForms();
  const refused = useRefusedWrites();
  useLeaveWarning(unsent.length + Object.keys(typed).length + refused.length > 0);
  useWayOut(author);

  const queue = useMemo<EditQueue>(
    () => ({
      send(action, form, { isQuiet }) {
        if (!isQuiet) saveTyped();
        addUnsent(sentEdit(action, form, isQuiet));
      },
      state,
      failed,
      reply,
      document: predicted,
      rewritten,
    }),
    [failed, predicted, reply, rewritten, state],
  );
  return <EditQueueContext.Provider value={queue}>{children}</EditQueueContext.Provider>;
}

type Sending = Pick<EditQueue, 'reply' | 'rewritten' | 'failed'> & {
  /** Of the last edit: which others were sent by the same press; '' for none. */
  among: string;
};

/** Sends the first of these edits, and the next one when the page shows the result of the first. */
function useSending(
  unsent: readonly SentEdit[],
  onDone: EditQueueProviderProps['onDone'],
): Sending {
  const fetcher = useFetcher<EditAnswer>({ key: 'edits' });
  const sent = useRef<{ edit: SentEdit; before: unknown; wasBusy: boolean } | null>(null);
  const [sending, setSending] = useState<Sending>({
    reply: undefined,
    rewritten: 0,
    failed: '',
    among: '',
  });

  function settle(edit: SentEdit, answer: EditAnswer) {
    if (answer.kind === 'again') return setSending((before) => ({ ...before }));
    if (answer.kind === 'loggedOut') return leaveFor(answer.goTo);
    removeUnsent(edit);
    noteWritten(edit, answer);
    if (answer.kind === 'done') noteSavedSettings(edit);
    setSending((before) => afterAnswer(before, edit, answer));
    if (answer.kind === 'done') onDone(edit, answer.block);
    return undefined;
  }

  // Before the browser paints: changes in the answer are no longer predicted.
  useLayoutEffect(() => {
    const { current } = sent;
    if (fetcher.state !== 'idle') {
      if (current) current.wasBusy = true;
    } else if (current) {
      const answer = fetcher.data === current.before ? null : fetcher.data;
      if (!answer && !current.wasBusy) return;
      sent.current = null;
      // A redirect that the router has followed leaves no answer.
      settle(current.edit, answer ?? { kind: 'done', block: null });
    } else if (unsent[0]) {
      const [edit] = unsent;
      sent.current = { edit, before: fetcher.data, wasBusy: false };
      fetcher.submit(new URLSearchParams(edit.fields), { method: 'post', action: edit.action });
    }
  });

  return sending;
}

/** What is said after an answer; what was said of others of the same press stays. */
function afterAnswer(before: Sending, edit: SentEdit, answer: EditAnswer): Sending {
  const among = fieldOf(edit, 'among');
  const earlier = among !== '' && among === before.among ? before : undefined;
  const refused =
    answer.kind === 'refused' ? { ...answer.reply, isQuiet: edit.isQuiet } : undefined;
  const errors = [...(earlier?.reply?.errors ?? []), ...(refused?.errors ?? [])];
  return {
    reply: refused ? { ...refused, errors } : earlier?.reply,
    rewritten: before.rewritten + (REWRITES.test(fieldOf(edit, 'intent')) ? 1 : 0),
    failed: answer.kind === 'failed' ? fieldOf(edit, 'intent') : (earlier?.failed ?? ''),
    among,
  };
}

/**
 * Values that a form of page settings has saved are no longer unsaved, even if its panel is closed.
 */
function noteSavedSettings(edit: SentEdit): void {
  const intent = fieldOf(edit, 'intent');
  if (intent !== 'page-general' && intent !== 'page-seo') return;
  const part = intent === 'page-seo' ? 'seo' : 'general';
  const page = fieldOf(edit, 'page');
  const id = page === HOME_PAGE ? page : Number(page);
  dropSaved(pageFormName(id, part), new Map(edit.fields));
}

function stateOf(now: { isAway: boolean; hasFailed: boolean; isSaving: boolean }): QueueState {
  if (now.isAway) return 'unreachable';
  if (now.isSaving) return 'saving';
  return now.hasFailed ? 'failed' : 'idle';
}

export function useEditQueue(): EditQueue {
  const queue = useContext(EditQueueContext);
  if (!queue) throw new Error('useEditQueue needs an EditQueueProvider above it');
  return queue;
}

/** §4: the browser asks before it leaves a page with something unsaved. */
function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}

/**
 * Edits that wait when the page closes are sent then, and stored for the author's next page in case
 * the request is lost.
 */
function useWayOut(author: number): void {
  useEffect(() => {
    const known = new Set(unsentEdits().map(({ id }) => id));
    for (const edit of recoverUnsavedEdits(author)) if (!known.has(edit.id)) addUnsent(edit);
    const leave = () => {
      saveTyped();
      sendEditsByBeacon(unsentEdits());
      storeUnsavedEdits(author, unsentEdits());
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [author]);
}
