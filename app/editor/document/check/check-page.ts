import { flattenBlocks } from '~/blocks/flatten-blocks';
import type { Document } from '../tree';
import { colourContrast } from './colour-contrast';
import { deadLink } from './dead-link';
import { emptyBlock } from './empty-block';
import { RULES, type Finding, type PageFacts, type Rule } from './finding';
import { headingOrder } from './heading-order';
import { heavyPicture } from './heavy-picture';
import { languageBehind } from './language-behind';
import { missingAlt } from './missing-alt';

const ALL: readonly Rule[] = [
  missingAlt,
  headingOrder,
  colourContrast,
  emptyBlock,
  deadLink,
  heavyPicture,
  languageBehind,
];

/** All findings to look at before the page is published: by rule, then in the order of the page. */
export function checkPage(blocks: Document, facts: PageFacts): Finding[] {
  const order = new Map(flattenBlocks(blocks).map(({ meta }, index) => [meta.uuid, index]));
  const at = ({ uuid }: Finding) => (uuid === null ? -1 : (order.get(uuid) ?? -1));
  return ALL.flatMap((rule) => rule(blocks, facts)).toSorted(
    (a, b) => RULES.indexOf(a.rule) - RULES.indexOf(b.rule) || at(a) - at(b),
  );
}
