import { readableOn } from '~/lib/contrast';
import type { BlockProps } from '../kit/block';
import { useLink } from '../kit/use-link';
import { ColourScope } from '../kit/colour-scope';
import type { AnnouncementBarContent } from './schema';

/** One line that says what is new, on a ground of its own; without words there is none. */
export function AnnouncementBar({ content }: BlockProps<AnnouncementBarContent>) {
  const { text, linkLabel, link, bgColor } = content;
  const linkTo = useLink();
  if (!text) return null;
  return (
    <ColourScope
      className="announcement"
      background={bgColor}
      color={bgColor && readableOn(bgColor)}
    >
      <p>
        {text}
        {link && linkLabel && (
          <>
            {' '}
            <a href={linkTo(link)}>{linkLabel}</a>
          </>
        )}
      </p>
    </ColourScope>
  );
}
