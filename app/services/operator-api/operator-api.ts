import type { CategoryOperations } from './categories';
import type { DesignOperations } from './design';
import type { DraftStore } from './drafts';
import type { OperatorAccess } from './operator';
import type { PictureOperations } from './pictures';

/**
 * The contract of who works on the shop, as `ShopApi` is that of who shops: who is logged in, and what
 * they do to categories, design, pictures and drafts. Rights are asked for by whoever calls
 * (`requireOperator`), for each change anew.
 */
export type OperatorApi = OperatorAccess &
  CategoryOperations &
  DesignOperations &
  PictureOperations & {
    /** What is not published yet. Nothing of it goes to anybody but an operator. */
    drafts: DraftStore;
  };
