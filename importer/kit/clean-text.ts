import { cleanHtml } from '../../app/lib/clean-html.server';
import { isLinkTarget } from '../../app/lib/web-address';
import type { ImportContext } from './kind';

const LINKS = /<a\b[^<>]*?\shref=(?:(["'])([^"'<>]*)\1|([^\s"'<>]+))/gi;

/** Sanitises the texts in these columns of a line, and remarks which of their links became text. */
export async function cleanTexts<Column extends string>(
  row: Record<Column, string>,
  columns: readonly Column[],
  { remarks }: ImportContext,
): Promise<void> {
  for (const column of columns) {
    for (const [, , quoted = '', bare = ''] of row[column].matchAll(LINKS)) {
      const address = quoted + bare;
      if (isLinkTarget(address)) continue;
      const reason = `the link to "${address.slice(0, 60)}" has no address of the web (https://…) and is left as text`;
      remarks.push({ column, reason });
    }
    row[column] = await cleanHtml(row[column]);
  }
}
