import { headingBlock } from '~/blocks/heading-block';
import type { Finding, Rule } from './finding';
import { filledFields, knownBlocks } from './fields';

type Heading = { level: number; uuid: string; path: string; isEmpty: boolean };

/** The headings of a page go down one step at a time, and the first is its main one (WCAG 1.3.1). */
export const headingOrder: Rule = (blocks, { hasOwnHeading }) => {
  const main = hasOwnHeading ? null : headingBlock(blocks);
  const headings = knownBlocks(blocks).flatMap((block): Heading[] => {
    const { uuid } = block.meta;
    return filledFields(block).flatMap(({ path, kind, value }) => {
      if (path === 'text.title') {
        return [{ level: uuid === main ? 1 : 2, uuid, path, isEmpty: value.trim() === '' }];
      }
      return kind === 'richText' ? headingsIn(value).map((each) => ({ ...each, uuid, path })) : [];
    });
  });
  const found = (problem: Finding['problem'], { uuid, path }: Heading, values = {}): Finding => ({
    rule: 'headings',
    problem,
    uuid,
    path,
    values,
  });
  const hasMain = hasOwnHeading || main !== null;
  const findings: Finding[] = hasMain
    ? []
    : [{ rule: 'headings', problem: 'headingNone', uuid: null, path: null, values: {} }];
  // Without a visible one the page has a hidden one of the first level.
  let before = hasOwnHeading || !hasMain ? 1 : 0;
  for (const heading of headings) {
    if (heading.isEmpty) {
      findings.push(found('headingEmpty', heading));
      continue;
    }
    const { level } = heading;
    if (before === 0 && level > 1) {
      findings.push(found('headingEarly', heading));
      continue;
    }
    if (level > before + 1) findings.push(found('headingSkips', heading, { level, before }));
    before = level;
  }
  return findings;
};

function headingsIn(html: string): Pick<Heading, 'level' | 'isEmpty'>[] {
  const headings: Pick<Heading, 'level' | 'isEmpty'>[] = [];
  let open: { level: number; from: number } | null = null;
  for (const { 0: tag, 1: slash, 2: digit, index } of html.matchAll(HEADING_TAG)) {
    const level = Number(digit);
    if (!open && !slash) open = { level, from: index + tag.length };
    if (open?.level !== level || !slash) continue;
    headings.push({ level, isEmpty: wordsOf(html.slice(open.from, index)) === '' });
    open = null;
  }
  return headings;
}

const HEADING_TAG = /<(\/?)h([1-6])\b[^<>]*>/gi;

/** The plain text of a rich text. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
