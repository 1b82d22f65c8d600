import type { Finding, Rule } from './finding';
import { knownBlocks, textAt } from './fields';
import { beside, screenPicturesOf } from './pictures-of-block';

/** A picture or a film without an alternative text (WCAG 1.1.1, 4.1.2). */
export const missingAlt: Rule = (blocks) =>
  knownBlocks(blocks).flatMap((block) => {
    const { uuid } = block.meta;
    const found = (problem: Finding['problem'], path: string): Finding => ({
      rule: 'alt',
      problem,
      uuid,
      path,
      values: {},
    });
    const pictures = screenPicturesOf(block)
      .map(({ group }) => beside(group, 'alt'))
      .filter((path) => textAt(block, path).trim() === '')
      .map((path) => found('altMissing', path));
    const isUnnamed =
      block.name === 'Video' &&
      textAt(block, 'video') !== '' &&
      textAt(block, 'name').trim() === '';
    return isUnnamed ? [...pictures, found('filmUnnamed', 'name')] : pictures;
  });
