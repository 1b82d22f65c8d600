import { classNames } from '~/components/ui/class-names';
import type { BlockProps } from '../kit/block-props';
import { BlockText } from '../kit/block-text';
import { ScreenPicture } from '../kit/screen-picture';
import { inkOnPanel } from './ink-on-panel';
import type { BannerContent } from './schema';

/** A picture with text on it. The first slide of the first carousel has the page's h1 (§3). */
export function Banner({ content, position, isFirst, isHeading }: BlockProps<BannerContent>) {
  const { image, text, button } = content;
  const ink =
    text.background && text.bgcolor && !text.color
      ? inkOnPanel(text.bgcolor, text.bgopacity ?? 1)
      : undefined;
  return (
    <div
      className={classNames(
        'banner',
        `banner-y-${text.justify ?? 'center'}`,
        `banner-x-${text.align ?? 'left'}`,
      )}
    >
      <ScreenPicture
        image={image}
        path="image."
        priority={isFirst && position === 0}
        className="banner-picture"
      />
      <Shade opacity={1 - (image.brightness ?? 1)} />
      <div className={classNames('banner-text', text.background && 'banner-panel')}>
        {text.background && <Panel color={text.bgcolor} opacity={text.bgopacity} />}
        <BlockText
          text={{ ...text, color: text.color || ink }}
          button={button}
          level={isHeading ? 1 : 2}
          {...(ink && { className: 'on-own-ground' })}
        />
      </div>
    </div>
  );
}

/** Brightness below one darkens the picture, so that light text stays readable. */
function Shade({ opacity }: { opacity: number }) {
  return opacity > 0 ? <Panel color="#000000" opacity={opacity} /> : null;
}

function Panel({
  color,
  opacity = 1,
}: {
  color?: string | undefined;
  opacity?: number | undefined;
}) {
  return <svg className="banner-shade" color={color || '#ffffff'} opacity={opacity} aria-hidden />;
}
