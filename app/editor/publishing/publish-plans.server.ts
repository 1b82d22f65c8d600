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
 * Makes live what was planned for a moment that has come, late ones too, one after the other. A plan
 * whose blocks others have changed meanwhile is not published but kept for its author to see. Throws
 * the first failure of the database when all were tried; those plans wait for the next run.
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
  // The plan holds the blocks it was made from, so the page's template is not asked for.
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
      // Somebody has taken it back, or another process has done it.
      if (isShopError(error, 'blocks.planOver')) return;
      if (!isShopError(error, 'blocks.conflict') || attempt === TRIES) throw error;
    }
  }
}

/** What goes live, with what others have published since; or why nothing does. */
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
