import type { OperatorAccess } from '../../operator-api/operator';
import type { OperatorApi } from '../../operator-api/operator-api';
import type { CommerceContext } from '../core/commerce-context';
import { categoryOperations } from '../shop-pages/categories/operations';
import { getShades } from '../shop-pages/configuration/get-shades';
import { designDrafts } from '../shop-pages/configuration/design-drafts';
import { setConfiguration } from '../shop-pages/configuration/set-configuration';
import { pictureStorage } from '../shop-pages/pictures/storage';
import { draftStore } from './drafts/draft-store';

/**
 * The embedded engine for an operator, for one request: `access` identifies the operator, the
 * pictures are in the folder `media`.
 */
export function bindOperator(
  ctx: CommerceContext,
  access: OperatorAccess,
  media: string,
): OperatorApi {
  return {
    ...access,
    ...categoryOperations(ctx),
    ...pictureStorage(ctx, media),
    setConfiguration: (input) => setConfiguration(ctx, input),
    designs: designDrafts(ctx),
    getShades: () => getShades(ctx),
    drafts: draftStore(ctx),
  };
}
