import { JsonLd } from '~/components/json-ld';
import { Details } from '~/components/ui/details';
import type { BlockProps } from '../kit/block';
import { BlockText } from '../kit/block-text';
import { useFieldMark } from '../kit/field-mark';
import type { AccordionContent } from './schema';

/** Questions that open to their answers; several may be open, so that they can be compared. */
export function Accordion({ content, isHeading }: BlockProps<AccordionContent>) {
  const mark = useFieldMark();
  const items = content.items.filter(({ question }) => question);
  if (items.length === 0) return null;
  return (
    <div className="accordion" role="group" aria-label={content.text?.title || undefined}>
      {content.text && <BlockText text={content.text} level={isHeading ? 1 : 2} />}
      <div>
        {items.map(({ question, answer }, index) => (
          // Entries have no name of their own, and the page never moves them.
          // oxlint-disable-next-line react/no-array-index-key
          <Details key={index} summary={question}>
            <div
              className="prose"
              {...mark(
                `items.${content.items.findIndex((item) => item.question === question)}.answer`,
              )}
              dangerouslySetInnerHTML={{ __html: answer }}
            />
          </Details>
        ))}
      </div>
      {content.isFaq && <JsonLd data={faqData(items)} />}
    </div>
  );
}

function faqData(items: AccordionContent['items']) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
