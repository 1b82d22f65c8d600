/** What the parent has settled once and every process it starts is given. */
export type WorkerData = {
  databaseUrl: string;
  /** See server/secret.ts; as base64, because it is sent as text. */
  secret: string;
};

/** What one process of the shop may ask another; a yes, a no, or false when nobody answers. */
export type Question =
  /** Does everybody show what was committed before the question? */
  | 'is-settled'
  /** Does nobody wait for an answer of the shop? */
  | 'is-idle'
  /** Are you still there? Answered after everything that was sent before. */
  | 'is-there';

type Message =
  | { kind: 'here' }
  | { kind: 'begin'; given: WorkerData }
  | { kind: 'ready' }
  | { kind: 'end'; gently: boolean }
  | { kind: 'ask'; id: number; question: Question }
  | { kind: 'answer'; id: number; answer: boolean };

/** Either end of the channel between a process and the one that started it. */
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
  tell(message: Exclude<Message, { kind: 'ask' | 'answer' }>): void;
  /** False when the other one is gone or does not answer in time. */
  ask(question: Question): Promise<boolean>;
};

/** A caller waits no longer than this, in milliseconds. */
const PATIENCE_MS = 3_000;

/** Talks with the process at the other end. What cannot be sent is lost: its process is gone. */
export function openLink(other: Other, heard: LinkHandlers): Link {
  const asked = new Map<number, (answer: boolean) => void>();
  let last = 0;

  function send(message: Message) {
    if (other.connected) other.send?.(message, undefined, undefined, () => undefined);
  }

  async function reply(id: number, question: Question) {
    const answer = await Promise.resolve(heard.ask?.(question) ?? false).catch(() => false);
    send({ kind: 'answer', id, answer });
  }

  other.on('message', (message) => {
    const told = message as Message;
    if (told.kind === 'here') heard.here?.();
    else if (told.kind === 'begin') heard.begin?.(told.given);
    else if (told.kind === 'ready') heard.ready?.();
    else if (told.kind === 'end') heard.end?.(told.gently);
    else if (told.kind === 'ask') void reply(told.id, told.question);
    else if (told.kind === 'answer') asked.get(told.id)?.(told.answer);
  });
  other.on('disconnect', () => asked.forEach((answer) => answer(false)));

  return {
    tell: send,
    ask(question) {
      if (!other.connected) return Promise.resolve(false);
      const id = (last += 1);
      return new Promise((resolve) => {
        const done = (answer: boolean) => {
          clearTimeout(timer);
          asked.delete(id);
          resolve(answer);
        };
        // An answer that has come while this process was busy is read first.
        const timer = setTimeout(() => setImmediate(done, false), PATIENCE_MS);
        asked.set(id, done);
        send({ kind: 'ask', id, question });
      });
    },
  };
}
