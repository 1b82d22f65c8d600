import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer';
import { downloadHeaders } from './download';
import type { Engine } from './engine';
import { toRequestHead } from './web-request';

/** /files/<hash>/<name>, the same in every language. */
const FILE = /^\/files\/([A-Za-z0-9_-]{22,64})\/([^/]+)$/;

type FileRequest = { req: IncomingMessage; origin: string; clientAddress: string };

/**
 * A visitor's file, streamed from the disk, for a visitor who may see it. Undefined for everyone
 * else and for other paths: the page "not found" is the same for both.
 */
export async function privateFileAnswer(
  engine: Engine,
  { req, origin, clientAddress }: FileRequest,
): Promise<Answer | undefined> {
  const path = req.url?.split('?', 1)[0] ?? '';
  const [, hash, name] = FILE.exec(path) ?? [];
  if (!hash || !name || (req.method !== 'GET' && req.method !== 'HEAD')) return undefined;
  const { shop } = await engine.contextFor(toRequestHead(req, origin), clientAddress);
  const file = await shop.getOrderPropertyFile({ hash, fileName: decodeURIComponent(name) });
  if (!file) return undefined;
  return {
    status: 200,
    headers: downloadHeaders(file),
    body: { stream: file.body },
  };
}
