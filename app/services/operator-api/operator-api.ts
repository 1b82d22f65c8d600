import type { CategoryOperations } from './categories';
import type { DesignOperations } from './design';
import type { DraftStore } from './drafts';
import type { OperatorAccess } from './operator';
import type { PictureOperations } from './pictures';

/**
 * The contract for operators, as `ShopApi` is the one for shoppers: the logged-in operator, and
 * changes to categories, design, pictures and drafts. Callers check the rights (`requireOperator`)
 * at each change.
 */
export type OperatorApi = OperatorAccess &
  CategoryOperations &
  DesignOperations &
  PictureOperations & {
    /** Unpublished content, visible only to operators. */
    drafts: DraftStore;
  };
