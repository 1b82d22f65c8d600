import type { DesignValues } from '~/services/operator-api/design';
import { designTokens } from '~/styles/design-tokens';
import { PageStyle } from '~/styles/page-style';
import { settingsOf } from './design-values';
import { useTriedDesign } from './tried-design';

/** The page in a design that is not live: a draft, and the current values of its form. */
export function DesignStyle({ design }: { design: DesignValues }) {
  const tried = useTriedDesign();
  return <PageStyle rules={designTokens(settingsOf({ ...design, ...tried }))} />;
}
