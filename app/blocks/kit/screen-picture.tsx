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

/** The breakpoints of §9: tablet from 768 px, desktop from 1024 px, wide from 1920 px. */
const SCREENS = [
  ['tablet', 768],
  ['desktop', 1024],
  ['wideScreen', 1920],
] as const;

type Source = { width: number; address: string };

/**
 * The pictures of larger screens, the widest first, as a browser takes the first one that fits. A screen
 * whose picture is that of the next smaller one needs no source of its own.
 */
function sourcesOf(image: ScreenImages, smallest: string): Source[] {
  const sources: Source[] = [];
  for (const [screen, width] of SCREENS) {
    const address = image[screen];
    if (address && address !== (sources[0]?.address ?? smallest)) {
      sources.unshift({ width, address });
    }
  }
  return sources;
}

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
      {sourcesOf(image, fallback).map(({ width, address }) => (
        <source key={width} media={`(min-width: ${width}px)`} srcSet={address} />
      ))}
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
