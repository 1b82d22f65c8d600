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
  return [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gis)].map(([, level, text = '']) => ({
    level: Number(level),
    isEmpty: wordsOf(text) === '',
  }));
}

/** The words of a rich text. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
