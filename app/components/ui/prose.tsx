import { classNames } from './class-names';
import { useRichText } from './use-link';

type ProseProps = {
  /** Clean HTML of the operator. */
  html: string;
  className?: string;
};

/** A rich text; its links keep the language of the page. */
export function Prose({ html, className }: ProseProps) {
  const richText = useRichText();
  return (
    <div
      className={classNames('prose', className)}
      dangerouslySetInnerHTML={{ __html: richText(html) }}
    />
  );
}
