import type { AppLoadContext } from '@remix-run/node';
import { translatorFor } from '~/i18n/translate.server';
import type { DesignValues } from '~/services/operator-api/design';
import { PAPER } from '~/styles/design-tokens';
import type { Palette } from './palette';

const INK = '#1d1c1a';
const WHITE = '#ffffff';

/** The colours that have a name in the shop, in the language of the request. */
export async function loadPalette(
  { locale, operator }: Pick<AppLoadContext, 'locale' | 'operator'>,
  { primaryColor, secondaryColor }: DesignValues,
): Promise<Palette> {
  const { t } = translatorFor(locale);
  const shades = await operator.getShades();
  return {
    design: [
      { name: t('editor.design.primaryColor'), color: primaryColor },
      { name: t('editor.design.secondaryColor'), color: secondaryColor },
      { name: t('editor.colour.ink'), color: INK },
      { name: t('editor.colour.paper'), color: PAPER },
      { name: t('editor.colour.white'), color: WHITE },
    ],
    shades: shades.map(({ name, number, color }) => ({ name: `${name} ${number}`.trim(), color })),
  };
}
