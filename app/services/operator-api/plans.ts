import type { Block } from '../shop-api';
import type { PageKey } from './page-key';

/** What goes live: blocks, and the live version (0: none) with its blocks that they were made from. */
export type PlannedBlocks = { blocks: Block[]; version: number; base: Block[] };

/**
 * `waiting` until it is due. `conflict`: others had published changes of the same blocks; `refused`:
 * its author may no longer publish, or the shop no longer takes these blocks. Neither went live.
 */
export type PlanState = 'waiting' | 'conflict' | 'refused';

export type PlanEntry = {
  id: number;
  author: string;
  /** The author's name. */
  name: string;
  dueAt: Date;
  createdAt: Date;
  state: PlanState;
};

export type DuePlan = PlannedBlocks & { id: number; key: PageKey; author: string; mayRun: boolean };

/** Drafts that go live at a moment, for whoever may publish: callers check that. */
export type PlanStore = {
  /**
   * Plans a draft as it is; again for the same moment, in place of the former. Throws
   * `blocks.tooManyPlans` (422).
   */
  add(key: PageKey, author: string, plan: PlannedBlocks & { dueAt: Date }): Promise<void>;
  /** Of this page, the next one first. */
  list(key: PageKey): Promise<PlanEntry[]>;
  /** Of this page; null where there is none of this number. */
  find(key: PageKey, id: number): Promise<PlannedBlocks | null>;
  /** Takes a plan back, or one that has ended off the list; false where there is none. */
  remove(key: PageKey, id: number): Promise<boolean>;
  /** All that wait and should be live by now, in their order. */
  due(): Promise<DuePlan[]>;
  /** Notes that a plan was not carried out. */
  fail(id: number, state: Exclude<PlanState, 'waiting'>): Promise<void>;
};
