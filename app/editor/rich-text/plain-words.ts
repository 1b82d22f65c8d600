/**
 * The plain text of a text that may be HTML, to be read and copied: one line for each paragraph.
 */
export function plainWords(html: string): string {
  if (!/<[a-z]/i.test(html)) return html;
  const lines = html.replaceAll(/<br\s*\/?>|<\/(?:p|li|h\d|div|blockquote)>/gi, '$&\n');
  const parsed = new DOMParser().parseFromString(lines, 'text/html');
  return (parsed.body.textContent ?? '').trim();
}
