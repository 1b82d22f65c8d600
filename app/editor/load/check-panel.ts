import type { Finding, RuleName } from '../document/check/finding';

/** A finding as the panel shows it. */
export type FindingView = Pick<Finding, 'problem' | 'values'> & {
  /** The block as the page calls it; null: the page. */
  block: string | null;
  /** A key of `blocks.field`, with its place in a list; null: all of the block. */
  field: { name: string; position?: number } | null;
  /** Where it is mended: parameters of this page, or a path of the shop; null: nowhere by a link. */
  way: { query: string } | { path: string } | null;
};

export type CheckPanel = {
  kind: 'check';
  groups: { rule: RuleName; findings: FindingView[] }[];
};
