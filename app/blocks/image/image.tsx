import type { BlockProps } from '../kit/block-props';
import { ScreenPicture } from '../kit/screen-picture';
import type { ImageContent } from './schema';

export function ImageBlock({ content, isFirst }: BlockProps<ImageContent>) {
  return <ScreenPicture image={content} priority={isFirst} className="image-block" />;
}
