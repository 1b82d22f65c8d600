import type { DraftStore } from '~/services/operator-api/drafts';
import type { DuePlan } from '~/services/operator-api/plans';
import { isShopError } from '~/services/shop-api';
import { upgradeBlocks } from '~/blocks/read-blocks.server';
import { cleanBlocks } from '~/blocks/clean-blocks.server';
import { CommandError } from '../document/commands';
import { mergeDocuments } from '../document/merge';
import { checkDocument } from '../document/block-rules';
import type { Document } from '../document/tree';
import { draftAfterPlan } from '../drafts.server';
import { editorStore } from '../editor-store.server';

const TRIES = 5;

/**
 * Publishes plans that are due, late ones too, one after the other. A plan whose blocks others have
 * changed meanwhile is not published but retained for its author to see. Throws the first database
 * error after all were tried; those plans wait for the next run.
 */
export async function publishPlans(drafts: DraftStore): Promise<void> {
  const failures: unknown[] = [];
  for (const plan of await drafts.plans.due()) {
    try {
      await publishPlan(drafts, plan);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function publishPlan(drafts: DraftStore, plan: DuePlan): Promise<void> {
  const { id, key, author, mayRun } = plan;
  if (!mayRun) return drafts.plans.fail(id, 'refused');
  // The plan holds the blocks it was made from, so the page's template is not needed.
  const store = editorStore(drafts, upgradeBlocks(plan.base));
  for (let attempt = 1; ; attempt += 1) {
    const state = await store.read(key, author);
    const { version } = state.live;
    const wanted = planned(plan, state.live);
    if (typeof wanted === 'string') return drafts.plans.fail(id, wanted);
    const blocks = await cleanBlocks(wanted);
    const live = { blocks: upgradeBlocks(blocks), version: version + 1 };
    const draft = draftAfterPlan(state, upgradeBlocks(plan.blocks), live);
    try {
      await store.publish(key, author, { version, ends: { plan: id, draft }, blocks });
      return;
    } catch (error) {
      // The author has cancelled it, or another process has published it.
      if (isShopError(error, 'blocks.planOver')) return;
      if (!isShopError(error, 'blocks.conflict') || attempt === TRIES) throw error;
    }
  }
}

/** The blocks to publish, merged with what others have published since; or the reason why not. */
function planned(
  plan: DuePlan,
  live: { blocks: Document; version: number },
): Document | 'conflict' | 'refused' {
  const blocks = upgradeBlocks(plan.blocks);
  if (plan.version !== live.version) {
    return mergeDocuments(upgradeBlocks(plan.base), blocks, live.blocks).document ?? 'conflict';
  }
  try {
    checkDocument(blocks);
    return blocks;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return 'refused';
  }
}
