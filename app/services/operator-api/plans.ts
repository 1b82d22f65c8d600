import type { Block } from '../shop-api';
import type { PageKey } from './page-key';

/** The blocks to publish, and the published version (0: none) that they are based on. */
export type PlannedBlocks = { blocks: Block[]; version: number; base: Block[] };

/**
 * `waiting` until it is due. `conflict`: others published changes of the same blocks; `refused`:
 * its author may no longer publish, or the blocks are no longer valid. Neither was published.
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

/** Planned publications of drafts. Callers check that the operator may publish. */
export type PlanStore = {
  /**
   * Plans a snapshot of a draft; replaces an earlier plan for the same time. Throws
   * `blocks.tooManyPlans` (422).
   */
  add(key: PageKey, author: string, plan: PlannedBlocks & { dueAt: Date }): Promise<void>;
  /** Returns the plans of this page, the next one first. */
  list(key: PageKey): Promise<PlanEntry[]>;
  /** Returns a plan of this page; null if there is none with this id. */
  find(key: PageKey, id: number): Promise<PlannedBlocks | null>;
  /** Cancels a plan, or removes one that has ended from the list; false if there is none. */
  remove(key: PageKey, id: number): Promise<boolean>;
  /** Returns all waiting plans that are due, in order. */
  due(): Promise<DuePlan[]>;
  /** Records that a plan was not carried out. */
  fail(id: number, state: Exclude<PlanState, 'waiting'>): Promise<void>;
};
