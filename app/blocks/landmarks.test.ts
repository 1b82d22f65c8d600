import { expect, test } from 'vitest';
import { renderBlocks } from '../../tests/support/render-blocks';
import { blockDefinitions } from './definitions';
import type { BlockDefinition } from './kit/define-block';

const offered = Object.values<BlockDefinition>(blockDefinitions).flatMap(
  ({ variations }) => variations,
);

/** Landmarks must have different names, and an operator may put a block on a page twice. */
test.each(offered)('$id is a group and no landmark', ({ create }) => {
  const uuid = () => crypto.randomUUID();
  const page = renderBlocks([create('de', uuid), create('de', uuid)]);
  const named = 'section[aria-label], section[aria-labelledby], nav, aside, [role=region]';
  expect([...page.querySelectorAll(named)]).toEqual([]);
});
