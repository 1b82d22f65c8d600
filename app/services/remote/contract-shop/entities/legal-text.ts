import * as z from 'zod';
import { cleanHtml } from '~/lib/clean-html.server';
import { escapeXml } from '~/lib/escape-xml';
import { textLines } from '~/lib/plain-text';
import type { Language, LegalText, LegalTextType } from '~/services/shop-api';
import * as lenient from './lenient';

export const wireLegalTextSchema = z.object({ plainText: lenient.text, htmlText: lenient.text });

/** A legal text under the page's name for it; null while there is none. */
export async function toLegalText(
  { plainText, htmlText }: z.output<typeof wireLegalTextSchema>,
  { type, lang }: { type: LegalTextType; lang: Language },
): Promise<LegalText | null> {
  const html = await cleanHtml(htmlText.trim() || paragraphs(plainText));
  if (!html) return null;
  return { type, lang, title: '', htmlText: html, plainText: plainText || textLines(html) };
}

function paragraphs(text: string): string {
  const parts = text.split(/\n\s*\n/).map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part) => `<p>${escapeXml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
