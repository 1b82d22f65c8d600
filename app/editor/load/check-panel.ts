import type { Finding, RuleName } from '../document/check/finding';

/** A finding as the panel shows it. */
export type FindingView = Pick<Finding, 'problem' | 'values'> & {
  /** The block's name on the page; null: the page. */
  block: string | null;
  /** A key of `blocks.field`, with its index in a list; null: the whole block. */
  field: { name: string; position?: number } | null;
  /**
   * Where it is corrected: parameters of this page, or a path of the shop; null: no link leads
   * there.
   */
  way: { query: string } | { path: string } | null;
};

export type CheckPanel = {
  kind: 'check';
  groups: { rule: RuleName; findings: FindingView[] }[];
};
