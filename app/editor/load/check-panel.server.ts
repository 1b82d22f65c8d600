import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { blockTitle } from '~/blocks/block-title';
import { RULES, type Finding } from '../document/check/finding';
import { isPartOfAnother } from '../document/block-rules';
import {
  childrenOf,
  findBlock,
  parentsOf,
  siblingsIn,
  placeOf,
  type Document,
} from '../document/tree';
import type { CheckPanel, FindingView } from './check-panel';

type Page = { document: Document; locale: Locale; otherPath: string };

/** The findings of a page, each with a link to its field. */
export function checkPanel(findings: readonly Finding[], page: Page): CheckPanel {
  const groups = RULES.map((rule) => ({
    rule,
    findings: findings.filter((each) => each.rule === rule).map((each) => viewOf(each, page)),
  }));
  return { kind: 'check', groups: groups.filter((group) => group.findings.length > 0) };
}

function viewOf({ rule, problem, uuid, path, values }: Finding, page: Page): FindingView {
  return {
    problem,
    values,
    block: uuid === null ? null : nameOf(uuid, page),
    field: path === null ? null : fieldOf(path),
    way: wayTo(uuid, path, { ...page, leadsAway: rule === 'language' }),
  };
}

/** "Image Banner, block 1 of 5", and for a part of a block which part. */
function nameOf(uuid: string, { document, locale }: Page): string {
  const { t } = translatorFor(locale);
  const names = [...parentsOf(document, uuid).toReversed(), uuid].map((each, depth) => {
    const block = blockTitle(findBlock(document, each)!, locale);
    const siblings = siblingsIn(document, placeOf(document, each)!.parent)!;
    const position = siblings.findIndex(({ meta }) => meta.uuid === each) + 1;
    return depth === 0
      ? t('editor.block', { block, position, count: siblings.length })
      : t('editor.child', { block, position });
  });
  return names.join(': ');
}

function fieldOf(path: string): NonNullable<FindingView['field']> {
  const [last = '', list = ''] = path.split('.').toReversed();
  if (/^\d+$/.test(last)) return { name: list, position: Number(last) + 1 };
  return /^\d+$/.test(list) ? { name: last, position: Number(list) + 1 } : { name: last };
}

type PageToCheck = Page & { leadsAway: boolean };

/**
 * The link to the settings with a field: of its block, or for a part, of the block that contains
 * it.
 */
function wayTo(
  uuid: string | null,
  path: string | null,
  { document, otherPath, leadsAway }: PageToCheck,
): FindingView['way'] {
  if (leadsAway) return { path: otherPath };
  const block = uuid === null ? document[0] : findBlock(document, uuid);
  if (!block) return null;
  const [holder] = isPartOfAnother(block) ? parentsOf(document, block.meta.uuid) : [];
  const field = path ?? firstField(block.name);
  const query = new URLSearchParams({ edit: holder ?? block.meta.uuid });
  const isHolder = childrenOf(block).length > 0 || field === null;
  const anchor = isHolder ? 'panel' : encodeURIComponent(`${block.meta.uuid}-${field}`);
  return { query: `${query}#${anchor}` };
}

/** The first field to fill in an empty block; null: the head of its settings. */
function firstField(name: string): string | null {
  const firsts: Record<string, string> = {
    Image: 'wideScreen',
    Banner: 'image.wideScreen',
    TextCard: 'text.title',
    AnnouncementBar: 'text',
    Video: 'video',
    Accordion: 'items.0.question',
  };
  return firsts[name] ?? null;
}
