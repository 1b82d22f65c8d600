import { cleanHtml } from '~/lib/clean-html.server';
import type { OperatorApi } from '../../../operator-api/operator-api';
import { ShopError } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { noteOperatorEvent } from '../../core/note-event';

type Input = Parameters<OperatorApi['setCategoryTemplate']>[0];

/** As the contract says: the text is sanitized like that of an import of the shop's goods. */
export async function setCategoryTemplate(
  ctx: CommerceContext,
  { id, content, by }: Input,
): Promise<string> {
  const description = await cleanHtml(content);
  return transact(ctx, async (ctx) => {
    const { rowCount } = await ctx.db.client.query(
      'update category_detail set description = $3 where category_id = $1 and lang = $2',
      [id, ctx.lang, description],
    );
    if (rowCount === 0) throw new ShopError('category.notFound');
    const { lang } = ctx;
    const settings = { description };
    await noteOperatorEvent(ctx, 'operator.pageChanged', { operatorId: by.id, id, lang, settings });
    return description;
  });
}
