import { JsonLd } from '~/components/json-ld';
import { Details } from '~/components/ui/details';
import type { BlockProps } from '../kit/block-props';
import { BlockText } from '../kit/block-text';
import { useRichText } from '~/components/ui/use-link';
import { plainText } from '~/lib/plain-text';
import { FieldText, useFieldMark, useIsShown } from '../kit/field-mark';
import type { AccordionContent } from './schema';

/** Questions that open to show their answers; several may be open, so that they can be compared. */
export function Accordion({ content, isHeading }: BlockProps<AccordionContent>) {
  const mark = useFieldMark();
  const isShown = useIsShown();
  const richText = useRichText();
  const items = content.items
    .map((item, at) => ({ ...item, answer: richText(item.answer), path: `items.${at}` }))
    .filter(({ path, question }) => isShown(`${path}.question`, question));
  if (items.length === 0) return null;
  return (
    <div className="accordion" role="group" aria-label={content.text?.title || undefined}>
      <BlockText text={content.text} level={isHeading ? 1 : 2} />
      <div>
        {items.map(({ path, question, answer }) => (
          <Details key={path} summary={<FieldText path={`${path}.question`}>{question}</FieldText>}>
            <div
              className="prose"
              {...mark(`${path}.answer`)}
              dangerouslySetInnerHTML={{ __html: answer }}
            />
          </Details>
        ))}
      </div>
      {content.isFaq && <JsonLd data={faqData(items)} />}
    </div>
  );
}

function faqData(items: readonly AccordionContent['items'][number][]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.filter(isAnswered).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function isAnswered({ answer }: AccordionContent['items'][number]): boolean {
  return plainText(answer) !== '';
}
