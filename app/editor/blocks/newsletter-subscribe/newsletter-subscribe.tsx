import { askedNames } from '~/components/newsletter-form/asked-names';
import { NewsletterForm } from '~/components/newsletter-form/newsletter-form';
import type { BlockProps } from '../kit/block';
import { BlockText } from '../kit/block-text';
import { ColourScope } from '../kit/colour-scope';
import type { NewsletterSubscribeContent } from './schema';

export function NewsletterSubscribe({
  uuid,
  page,
  content: { text, input, button },
  isHeading,
}: BlockProps<NewsletterSubscribeContent>) {
  return (
    <ColourScope className="newsletter" background={text.bgColor}>
      <BlockText text={text} level={isHeading ? 1 : 2} />
      <NewsletterForm
        id={`newsletter-${uuid}`}
        place={{ page, block: uuid }}
        names={askedNames(input)}
        buttonLabel={button?.label}
      />
    </ColourScope>
  );
}
