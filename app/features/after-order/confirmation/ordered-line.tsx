import type { ReactNode } from 'react';
import { Picture } from '~/components/ui/picture';
import type { PictureView } from '~/components/ui/picture-view';
import { useText } from '~/i18n/text';

type OrderedLineProps = {
  line: {
    name: string;
    variant: string;
    picture: PictureView | null;
    /** Path without prefix; null when there is no page any more. */
    path: string | null;
  };
  /** Why it cannot be ordered again unchanged. */
  obstacle?: string | undefined;
  /** Further facts. */
  children: ReactNode;
  /** The content at its end. */
  end: ReactNode;
};

/** One line of an order: picture, name with a link to its page, option. */
export function OrderedLine({ line, obstacle, children, end }: OrderedLineProps) {
  const { href } = useText();
  return (
    <li className="summary-line" data-obstacle={obstacle}>
      <OrderedPicture picture={line.picture} />
      <div>
        <p className="summary-line-name">
          {line.path ? <a href={href(line.path)}>{line.name}</a> : line.name}
        </p>
        {line.variant && <p className="line-variant">{line.variant}</p>}
        {children}
      </div>
      {end}
    </li>
  );
}

/** Its picture, or an empty frame if it is gone. */
export function OrderedPicture({ picture }: { picture: PictureView | null }) {
  if (!picture) return <span className="line-picture" />;
  return <Picture className="line-picture" picture={picture} sizes="7rem" isThumbnail />;
}
