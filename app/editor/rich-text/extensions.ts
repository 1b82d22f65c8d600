import { StarterKit } from '@tiptap/starter-kit';

/** What the cleaner lets through (`clean-blocks.server.ts`), and no more. */
export const EXTENSIONS = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { rel: null, target: null } },
    dropcursor: false,
    trailingNode: false,
  }),
];

/**
 * A pasted text without what word processors put around it: styles, comments and data of their own are
 * most of a megabyte, and nothing of them may stay.
 */
export function withoutOffice(html: string): string {
  return html
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/<(style|script|xml|head)\b[^]*?<\/\1\s*>/gi, '')
    .replaceAll(/<\/?(?:o|w|m|v):[^>]*>/gi, '')
    .replaceAll(/\s(?:style|class|lang|width|height)=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '');
}
