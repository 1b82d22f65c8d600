import { uuidsOf } from '../tree';
import type { Finding, Problem, Rule } from './finding';

/**
 * A language that is behind the other: missing, published before, or without some of the blocks.
 */
export const languageBehind: Rule = (blocks, { otherLanguage: other }) => {
  if (!other) return [];
  const found = (problem: Problem, uuid: string | null = null, values = {}): Finding => ({
    rule: 'language',
    problem,
    uuid,
    path: null,
    values,
  });
  if (!other.isStored) return blocks.length > 0 ? [found('languageMissing')] : [];
  const theirs = new Set(uuidsOf(other.blocks));
  const isCopy = uuidsOf(blocks).some((uuid) => theirs.has(uuid));
  const lacking = isCopy ? blocks.filter(({ meta }) => !theirs.has(meta.uuid)) : [];
  return [...datesOf(other), ...lacking.map(({ meta }) => found('languageLacks', meta.uuid))];

  function datesOf({ publishedAt: there, ownPublishedAt: here }: NonNullable<typeof other>) {
    if (here === null && there === null) return [];
    if (here !== null && (there === null || there < here)) {
      return [found('languageOlder', null, { here })];
    }
    return there !== null && (here === null || here < there)
      ? [found('languageNewer', null, { there })]
      : [];
  }
};
