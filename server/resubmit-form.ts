import type { IncomingMessage } from 'node:http';
import { escapeXml } from '../app/lib/escape-xml';

/** A form of a request that failed for now: its address and its fields. */
export type SubmittedForm = { action: string; fields: (readonly [name: string, value: string])[] };

const posted = new WeakMap<IncomingMessage, Buffer>();

/** Remembers the form of a request until it is answered. */
export function rememberForm(req: IncomingMessage, body: Buffer): void {
  posted.set(req, body);
}

/** Returns the form of a request, to be sent again; its page asks for passwords anew. */
export function recallForm(req: IncomingMessage): SubmittedForm | undefined {
  const body = posted.get(req);
  if (!body) return undefined;
  const fields = [...new URLSearchParams(body.toString('utf8'))];
  return { action: req.url ?? '/', fields: fields.filter(([name]) => !/password/i.test(name)) };
}

/** Renders the form with hidden fields and one button that sends it again. */
export function resubmitFormHtml({ action, fields }: SubmittedForm, label: string): string {
  const inputs = fields.map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
  );
  return `<form method="post" action="${escapeXml(action)}">
${inputs.join('\n')}
<button>${escapeXml(label)}</button>
</form>
`;
}
