import { PageStyle } from '~/styles/page-style';
import { useFieldMark } from './field-mark';
import { classNames } from '~/components/ui/class-names';

export type ScreenImages = {
  wideScreen?: string | undefined;
  desktop?: string | undefined;
  tablet?: string | undefined;
  mobile?: string | undefined;
  alt?: string | undefined;
  focus?: string | undefined;
};

type ScreenPictureProps = {
  image: ScreenImages;
  /** The prefix of its picture fields before the name of the screen: `image.`. */
  path?: string;
  priority?: boolean;
  className?: string;
};

/** The breakpoints of §9: wide from 1920 px, desktop from 1024 px, tablet from 768 px. */
const SCREENS = [
  ['wideScreen', 1920],
  ['desktop', 1024],
  ['tablet', 768],
] as const;

const POINT = /^(\d{1,3}) (\d{1,3})$/;

/** One picture per kind of screen; a kind without its own uses the next one that has. */
export function ScreenPicture({
  image,
  path = '',
  priority = false,
  className,
}: ScreenPictureProps) {
  const mark = useFieldMark();
  const fallback = image.mobile || image.tablet || image.desktop || image.wideScreen;
  if (!fallback) return null;
  // As a rule for a class named after it: the CSP allows no style attributes.
  const [, left, top] = POINT.exec(image.focus ?? '') ?? [];
  const focus = left && top && `focus-${left}-${top}`;
  const picture = (
    <picture className={classNames('screen-picture', className, focus)} {...mark(`${path}desktop`)}>
      {SCREENS.map(([screen, width]) =>
        image[screen] && image[screen] !== fallback ? (
          <source key={screen} media={`(min-width: ${width}px)`} srcSet={image[screen]} />
        ) : null,
      )}
      <img
        src={fallback}
        alt={image.alt ?? ''}
        width="1600"
        height="900"
        {...(priority ? { fetchpriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
  if (!focus) return picture;
  return (
    <>
      <PageStyle rules={`.${focus} img{object-position:${left}% ${top}%}`} />
      {picture}
    </>
  );
}
