/** The data that the parent sends to each process it starts. */
export type WorkerData = {
  databaseUrl: string;
  /** See server/secret.ts; in base64, because messages are text. */
  secret: string;
};

/** Questions between processes of the shop; the answer is false if the other one does not reply. */
export type Question =
  /** Do all workers show what was committed before the question? */
  | 'is-settled'
  /** Is no request of the shop open? */
  | 'is-idle'
  /** Are you alive? Answered after all earlier messages. */
  | 'is-there';

type Message =
  | { kind: 'here' }
  | { kind: 'begin'; given: WorkerData }
  | { kind: 'ready' }
  | { kind: 'end'; gently: boolean }
  | { kind: 'ask'; id: number; question: Question }
  | { kind: 'answer'; id: number; answer: boolean };

/** One end of the channel between a process and its parent. */
export type Other = {
  readonly connected?: boolean;
  send?: (
    message: object,
    handle?: undefined,
    options?: undefined,
    callback?: (error: Error | null) => void,
  ) => boolean;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  on(event: 'disconnect', listener: () => void): unknown;
};

type LinkHandlers = {
  here?: () => void;
  begin?: (given: WorkerData) => void;
  ready?: () => void;
  end?: (gently: boolean) => void;
  ask?: (question: Question) => boolean | Promise<boolean>;
};

export type Link = {
  send(message: Exclude<Message, { kind: 'ask' | 'answer' }>): void;
  /** Resolves to false if the other process is gone or does not answer in time. */
  ask(question: Question): Promise<boolean>;
};

/** The longest wait for an answer, in milliseconds. */
const PATIENCE_MS = 3_000;

/** Exchanges messages with the other process; if it is gone, messages are dropped. */
export function openLink(other: Other, handlers: LinkHandlers): Link {
  const asked = new Map<number, (answer: boolean) => void>();
  let last = 0;

  function send(message: Message) {
    if (other.connected) other.send?.(message, undefined, undefined, () => undefined);
  }

  async function reply(id: number, question: Question) {
    const answer = await Promise.resolve(handlers.ask?.(question) ?? false).catch(() => false);
    send({ kind: 'answer', id, answer });
  }

  other.on('message', (raw) => {
    const message = raw as Message;
    if (message.kind === 'here') handlers.here?.();
    else if (message.kind === 'begin') handlers.begin?.(message.given);
    else if (message.kind === 'ready') handlers.ready?.();
    else if (message.kind === 'end') handlers.end?.(message.gently);
    else if (message.kind === 'ask') void reply(message.id, message.question);
    else if (message.kind === 'answer') asked.get(message.id)?.(message.answer);
  });
  other.on('disconnect', () => asked.forEach((answer) => answer(false)));

  return {
    send,
    ask(question) {
      if (!other.connected) return Promise.resolve(false);
      const id = (last += 1);
      return new Promise((resolve) => {
        const done = (answer: boolean) => {
          clearTimeout(timer);
          asked.delete(id);
          resolve(answer);
        };
        // If this process was busy, an answer that has arrived is read first.
        const timer = setTimeout(() => setImmediate(done, false), PATIENCE_MS);
        asked.set(id, done);
        send({ kind: 'ask', id, question });
      });
    },
  };
}
