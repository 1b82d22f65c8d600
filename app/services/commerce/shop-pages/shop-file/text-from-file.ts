import { marked } from 'marked';

/** The HTML of a text of law from its file: Markdown when it is called `.md`, else as it is. Not cleaned yet. */
export function htmlFromFile(name: string, content: string): string {
  return /\.(md|markdown)$/i.test(name) ? htmlFromMarkdown(content) : content;
}

/** A heading of the first level at its top is left out: the page has its title from the shop file. */
function htmlFromMarkdown(content: string): string {
  const tokens = marked.lexer(content.replace(/^\uFEFF/, ''));
  const first = tokens.findIndex(({ type }) => type !== 'space');
  const top = tokens[first];
  if (top?.type === 'heading' && top.depth === 1) tokens.splice(0, first + 1);
  return marked.parser(tokens);
}
