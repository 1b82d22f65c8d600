/** A part of a mail, written both as HTML and as plain text, so that both have equal content. */
export type MailPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'rows'; rows: { label: string; value: string; strong?: boolean }[] }
  | { kind: 'goods'; lines: { name: string; details: string[]; total: string }[] }
  | { kind: 'address'; lines: string[] }
  | { kind: 'link'; text: string; href: string }
  /** Sanitised HTML from the database with its plain text: legal texts. */
  | { kind: 'legal'; title: string; html: string; plain: string };

export type MailDocument = {
  lang: 'de' | 'en';
  title: string;
  parts: MailPart[];
  /** The sender: company data required in every business mail (L-79). */
  footer: string[];
};

/** The design of the shop's mails. */
export type MailLook = {
  linkColour: string;
  /** Shown at the top if there is one; `alt` is for clients that do not load pictures. */
  logo?: { src: string; alt: string; width: number; height: number } | null;
};

const INK = '#1d1c1a';
const QUIET = '#5d5a54';
const LINE = '#e4e0d8';

/** Headings in legal texts stay below the title of the text. */
const LEGAL_STYLE = '.legal h2,.legal h3{font-size:15px;margin:16px 0 4px}';

/** Writes the HTML part: a whole page with inline styles; links have the shop's colour. */
export function mailHtml(document: MailDocument, { linkColour, logo }: MailLook): string {
  const { lang, title, parts, footer } = document;
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>a{color:${linkColour}}${LEGAL_STYLE}</style></head>
<body style="margin:0;background:#fbfaf7;color:${INK};font:16px/1.5 sans-serif">
<div style="max-width:640px;margin:0 auto;padding:24px 16px">
${logo ? `${logoHtml(logo)}\n` : ''}<h1 style="font:600 26px/1.25 Georgia,serif;margin:0 0 16px">${escapeHtml(title)}</h1>
${parts.map((part) => partHtml(part, linkColour)).join('\n')}
<hr style="border:0;border-top:1px solid ${LINE};margin:32px 0 16px">
<p style="font-size:13px;color:${QUIET}">${footer.map(escapeHtml).join('<br>')}</p>
</div></body></html>`;
}

/** With its size, so that nothing moves when it is loaded. */
function logoHtml({ src, alt, width, height }: NonNullable<MailLook['logo']>): string {
  return `<p style="margin:0 0 24px;font-weight:600"><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display:block;border:0"></p>`;
}

/** Writes the plain text part of the mail. */
export function mailText({ title, parts, footer }: MailDocument): string {
  return [title, ...parts.map(partText), '--', footer.join('\n')].join('\n\n').concat('\n');
}

function partHtml(part: MailPart, linkColour: string): string {
  switch (part.kind) {
    case 'heading':
      return `<h2 style="font:600 19px/1.3 Georgia,serif;margin:28px 0 8px">${escapeHtml(part.text)}</h2>`;
    case 'paragraph':
      return `<p style="margin:0 0 12px">${escapeHtml(part.text).replaceAll('\n', '<br>')}</p>`;
    case 'address':
      return `<p style="margin:0 0 12px">${part.lines.map(escapeHtml).join('<br>')}</p>`;
    case 'link':
      return `<p style="margin:0 0 12px"><a href="${escapeHtml(part.href)}" style="color:${linkColour}">${escapeHtml(part.text)}</a></p>`;
    case 'rows':
      return table(part.rows.map(rowHtml));
    case 'goods':
      return table(part.lines.map(goodsHtml));
    case 'legal':
      return `<hr style="border:0;border-top:1px solid ${LINE};margin:32px 0 16px"><div style="font-size:14px"><h2 style="font-size:19px;margin:0 0 8px">${escapeHtml(part.title)}</h2><div class="legal">${part.html}</div></div>`;
  }
}

function table(rows: string[]): string {
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 12px">${rows.join('')}</table>`;
}

function rowHtml({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  const weight = strong ? 'font-weight:600;' : '';
  return `<tr><td style="${weight}padding:4px 12px 4px 0;vertical-align:top">${escapeHtml(label)}</td><td style="${weight}padding:4px 0;text-align:right">${escapeHtml(value)}</td></tr>`;
}

function goodsHtml(line: { name: string; details: string[]; total: string }): string {
  const details = line.details
    .map((detail) => `<br><span style="font-size:14px;color:${QUIET}">${escapeHtml(detail)}</span>`)
    .join('');
  return `<tr><td style="padding:8px 12px 8px 0;border-bottom:1px solid ${LINE}">${escapeHtml(line.name)}${details}</td><td style="padding:8px 0;border-bottom:1px solid ${LINE};text-align:right;vertical-align:top;white-space:nowrap">${escapeHtml(line.total)}</td></tr>`;
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `${part.text}\n${'-'.repeat(part.text.length)}`;
    case 'paragraph':
      return part.text;
    case 'address':
      return part.lines.join('\n');
    case 'link':
      return `${part.text}:\n${part.href}`;
    case 'rows':
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'goods':
      return part.lines
        .map(({ name, details, total }) =>
          [`${name}  ${total}`, ...details.map((detail) => `  ${detail}`)].join('\n'),
        )
        .join('\n\n');
    case 'legal':
      return `${'='.repeat(60)}\n${part.title}\n\n${part.plain}`;
  }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
