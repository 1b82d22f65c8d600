import { Agent, request, type RequestOptions } from 'node:http';

type Answer = { status: number; body: string };

/** A visitor who stays on one connection, and so with one worker of the shop. */
export type WorkerVisitor = {
  worker: number;
  get(path: string): Promise<Answer>;
  /** Posts a form with the session of another client. */
  post(path: string, fields: Record<string, string>, session: string): Promise<Answer>;
  leave(): void;
};

/** Returns one visitor for each worker, by their numbers; waits until all are ready. */
export async function visitorsOfAll(origin: string, workers: number): Promise<WorkerVisitor[]> {
  const found = new Map<number, WorkerVisitor>();
  for (const limit = Date.now() + 60_000; found.size < workers;) {
    if (Date.now() > limit) throw new Error(`only ${[...found.keys()].join()} answer`);
    const visitor = await someVisitor(origin);
    if (found.has(visitor.worker)) visitor.leave();
    else found.set(visitor.worker, visitor);
  }
  return [...found.values()].toSorted((a, b) => a.worker - b.worker);
}

async function someVisitor(origin: string): Promise<WorkerVisitor> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string) => getBy(agent, origin + path);
  const post: WorkerVisitor['post'] = (path, fields, session) =>
    ask(origin + path, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `shop_session=${session}`,
      },
      body: new URLSearchParams(fields).toString(),
    });
  const { worker } = JSON.parse((await get('/healthz')).body) as { worker: number };
  return { worker, get, post, leave: () => agent.destroy() };
}

/** Rejects if the connection is refused, or cut before the answer is complete. */
export function getBy(agent: Agent | false, url: string): Promise<Answer> {
  return ask(url, { agent });
}

type VisitorRequest = RequestOptions & { body?: string };

function ask(url: string, { body: sent, ...options }: VisitorRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, options, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => (body += text));
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    asking.on('error', reject).end(sent);
  });
}
