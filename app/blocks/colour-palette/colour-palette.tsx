import { Swatch } from '~/components/ui/swatch';
import { useText } from '~/i18n/text';
import type { BlockProps } from '../kit/block-props';
import { BlockText } from '../kit/block-text';
import type { PaletteShade } from './data.server';
import type { ColourPaletteContent } from './schema';

/**
 * A row of shades with their names that link to the paint; without shades the block shows nothing.
 */
export function ColourPalette({
  content,
  data: shades,
  isHeading,
}: BlockProps<ColourPaletteContent, unknown, PaletteShade[]>) {
  const { href } = useText();
  if (!shades?.length) return null;
  return (
    <div className="palette" role="group" aria-label={content.text?.title || undefined}>
      <BlockText text={content.text} level={isHeading ? 1 : 2} />
      <ul className="palette-shades">
        {shades.map(({ name, number, color, path }) => (
          <li key={path}>
            <a className="palette-shade" href={href(path)}>
              <Swatch color={color} className="palette-swatch" />
              {name}
              {number && <small>{number}</small>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
