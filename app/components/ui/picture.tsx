import { classNames } from './class-names';
import { densitySet, type PictureView } from './picture-view';

type PictureProps = {
  picture: PictureView;
  /** The displayed width of the picture, as in the sizes attribute. */
  sizes: string;
  /** Shown in one size, at most 160 px wide: offered by densities. */
  isThumbnail?: boolean;
  /** The first picture of a page: loaded immediately and first. */
  priority?: boolean;
  className?: string;
};

/** The placeholder is a tiny picture beneath, because inline styles are forbidden by the CSP. */
export function Picture({
  picture,
  sizes,
  isThumbnail = false,
  priority = false,
  className,
}: PictureProps) {
  const { src, srcset, width, height, alt, placeholder } = picture;
  const densities = isThumbnail ? densitySet(srcset) : undefined;
  const pictureClass = classNames('picture', className);
  const content = (
    <img
      className={placeholder ? undefined : pictureClass}
      srcSet={densities ?? srcset}
      sizes={densities ? undefined : sizes}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      {...{ fetchpriority: priority ? 'high' : 'low' }}
    />
  );
  if (!placeholder) return content;
  return (
    <span className={pictureClass}>
      <img className="picture-placeholder" src={placeholder} alt="" aria-hidden />
      {content}
    </span>
  );
}
