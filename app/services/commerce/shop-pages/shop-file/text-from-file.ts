import { marked } from 'marked';

/**
 * The HTML of a legal text from its file: converted from Markdown when it is called `.md`, else
 * unchanged. Not sanitized yet.
 */
export function htmlFromFile(name: string, content: string): string {
  return /\.(md|markdown)$/i.test(name) ? htmlFromMarkdown(content) : content;
}

/**
 * The page has its title from the shop file: a heading of the first level at the top is left out,
 * and others are moved below it, no deeper than such a text may have them.
 */
function htmlFromMarkdown(content: string): string {
  const tokens = marked.lexer(content.replace(/^\uFEFF/, ''));
  const first = tokens.findIndex(({ type }) => type !== 'space');
  const top = tokens[first];
  if (top?.type === 'heading' && top.depth === 1) tokens.splice(0, first + 1);
  for (const token of tokens) {
    if (token.type === 'heading') token.depth = Math.min(Math.max(token.depth as number, 2), 4);
  }
  return marked.parser(tokens);
}
