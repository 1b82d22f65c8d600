import type { CategoryOperations } from './categories';
import type { DesignOperations } from './design';
import type { DraftStore } from './drafts';
import type { OperatorAccess } from './operator';
import type { PictureOperations } from './pictures';

/**
 * The contract for operators, as `ShopApi` is the one for shoppers: the operator who is logged in, and
 * their changes to categories, design, pictures and drafts. Callers check the rights
 * (`requireOperator`), for each change anew.
 */
export type OperatorApi = OperatorAccess &
  CategoryOperations &
  DesignOperations &
  PictureOperations & {
    /** What is not published yet. Nothing of it goes to anybody but an operator. */
    drafts: DraftStore;
  };
