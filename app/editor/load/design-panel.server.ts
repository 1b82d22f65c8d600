import type { AppLoadContext } from '@remix-run/node';
import type { DesignState } from '~/services/operator-api/design';
import { may, type Operator } from '~/services/operator-api/operator';
import { TEXT_FONTS } from '~/styles/text-fonts';
import type { PanelOf } from './panel';

/** The content of the design panel, for its author. */
export async function loadDesignPanel(
  { operator: { designs } }: Pick<AppLoadContext, 'operator'>,
  operator: Operator,
  state: DesignState,
): Promise<PanelOf<'design'>> {
  const revisions = await designs.revisions();
  return {
    kind: 'design',
    state,
    fonts: TEXT_FONTS.map(({ name }) => name),
    mayPublish: may(operator, 'publish'),
    revisions: revisions.map(({ version, author, at, design }) => ({
      version,
      author,
      at: at.toISOString(),
      design,
    })),
  };
}
