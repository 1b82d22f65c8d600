import type { BlockProps } from '../kit/block-props';
import { BlockText } from '../kit/block-text';
import type { TextCardContent } from './schema';

export function TextCard({ content: { text, button }, isHeading }: BlockProps<TextCardContent>) {
  return (
    <div className="text-card">
      <BlockText text={text} button={button} level={isHeading ? 1 : 2} />
    </div>
  );
}
