import type { IncomingMessage } from 'node:http';
import { escapeXml } from '../app/lib/escape-xml';

/** What somebody has posted that nothing became of: where to, and its fields. */
export type HeldForm = { action: string; fields: (readonly [name: string, value: string])[] };

const posted = new WeakMap<IncomingMessage, Buffer>();

/** Remembers a form for as long as its request is answered. */
export function holdForm(req: IncomingMessage, body: Buffer): void {
  posted.set(req, body);
}

/** A visitor who was told to come back sends it again from there; its page asks for a password again. */
export function heldForm(req: IncomingMessage): HeldForm | undefined {
  const body = posted.get(req);
  if (!body) return undefined;
  const fields = [...new URLSearchParams(body.toString('utf8'))];
  return { action: req.url ?? '/', fields: fields.filter(([name]) => !/password/i.test(name)) };
}

/** The form as HTML, with one button. */
export function heldFormHtml({ action, fields }: HeldForm, label: string): string {
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
