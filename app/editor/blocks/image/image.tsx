import type { BlockProps } from '../block';
import { ScreenPicture } from '../screen-picture';
import type { ImageContent } from './schema';

export function ImageBlock({ content, isFirst }: BlockProps<ImageContent>) {
  return <ScreenPicture image={content} priority={isFirst} className="image-block" />;
}
