const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const SPECIAL = /[&<>"']/;

/** Text escaped for an element or an attribute of XML. */
export function escapeXml(text: string): string {
  return SPECIAL.test(text) ? text.replace(/[&<>"']/g, (letter) => ESCAPED[letter]!) : text;
}
