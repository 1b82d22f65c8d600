import type { BlockProps } from '../kit/block';
import { BlockText } from '../kit/block-text';
import type { TextCardContent } from './schema';

export function TextCard({ content: { text, button }, isFirst }: BlockProps<TextCardContent>) {
  return (
    <div className="text-card">
      <BlockText text={text} button={button} level={isFirst ? 1 : 2} />
    </div>
  );
}
