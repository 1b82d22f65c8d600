import type { BlockProps } from '../kit/block-props';
import { useLink } from '~/components/ui/use-link';
import { ColourScope } from '../kit/colour-scope';
import { FieldText, useIsShown } from '../kit/field-mark';
import type { AnnouncementBarContent } from './schema';

/** One line of news on a background of its own; without text the block shows nothing. */
export function AnnouncementBar({ content }: BlockProps<AnnouncementBarContent>) {
  const { text, linkLabel, link, bgColor } = content;
  const linkTo = useLink();
  const isShown = useIsShown();
  if (!isShown('text', text)) return null;
  return (
    <ColourScope className="announcement" background={bgColor}>
      <p>
        <FieldText path="text">{text}</FieldText>
        {link && isShown('linkLabel', linkLabel) && (
          <>
            {' '}
            <a href={linkTo(link)}>
              <FieldText path="linkLabel">{linkLabel}</FieldText>
            </a>
          </>
        )}
      </p>
    </ColourScope>
  );
}
