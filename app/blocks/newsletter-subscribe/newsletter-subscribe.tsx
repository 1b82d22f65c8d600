import { newsletterNames } from '~/components/newsletter-form/newsletter-names';
import { NewsletterForm } from '~/components/newsletter-form/newsletter-form';
import type { BotCheckView } from '~/services/bot-check/bot-check';
import type { BlockProps } from '../kit/block-props';
import { BlockText } from '../kit/block-text';
import { ColourScope } from '../kit/colour-scope';
import { FieldText, useIsShown } from '../kit/field-mark';
import type { NewsletterSubscribeContent } from './schema';

export function NewsletterSubscribe({
  uuid,
  page,
  content: { text, input, button },
  data,
  isHeading,
}: BlockProps<NewsletterSubscribeContent, unknown, BotCheckView | null>) {
  const isShown = useIsShown();
  return (
    <ColourScope className="newsletter" background={text.bgColor}>
      <BlockText text={text} level={isHeading ? 1 : 2} />
      <NewsletterForm
        id={`newsletter-${uuid}`}
        place={{ page, block: uuid }}
        names={newsletterNames(input)}
        botCheck={data ?? null}
        buttonLabel={
          isShown('button.label', button?.label) && (
            <FieldText path="button.label">{button?.label}</FieldText>
          )
        }
      />
    </ColourScope>
  );
}
