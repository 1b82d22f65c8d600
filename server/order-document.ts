import type { IncomingMessage } from 'node:http';
import { isShopError } from '../app/services/shop-api';
import type { Answer } from './answer';
import { downloadHeaders } from './download';
import type { Engine } from './engine';
import { toRequestHead } from './web-request';

/** /confirmation/<order>/<access key>/documents/<document>.pdf, below the page of its order. */
const DOCUMENT =
  /^((?:\/(?:de|en))?\/confirmation\/([1-9]\d{0,8})\/([\w-]{1,100}))\/documents\/([1-9]\d{0,8})\.(pdf|xml)$/;

type FileRequest = { req: IncomingMessage; origin: string; clientAddress: string };

/**
 * A document of an order for a visitor who may see the order. A visitor who has to give a proof
 * first is sent to its page, which requests the proof. Undefined for everyone else and for other
 * paths: "not found" is one page. Throws NotDrawn.
 */
export async function orderDocumentAnswer(
  engine: Engine,
  { req, origin, clientAddress }: FileRequest,
): Promise<Answer | undefined> {
  const path = req.url?.split('?', 1)[0] ?? '';
  const [, page, orderId, accessKey, document, ending] = DOCUMENT.exec(path) ?? [];
  if (!page || !accessKey || (req.method !== 'GET' && req.method !== 'HEAD')) return undefined;
  const { shop } = await engine.contextFor(toRequestHead(req, origin), clientAddress);
  try {
    const { bytes, ...file } = await shop.getOrderDocument({
      document: Number(document),
      orderId: Number(orderId),
      accessKey,
      format: ending === 'pdf' ? 'pdf' : 'xrechnung',
    });
    const headers = downloadHeaders({ ...file, size: bytes.length });
    return { status: 200, headers, body: Buffer.from(bytes) };
  } catch (error) {
    if (!isShopError(error)) throw error;
    const needsProof = error.code === 401;
    if (!needsProof) return undefined;
    return { status: 302, headers: { Location: page, 'Cache-Control': 'no-store' } };
  }
}
