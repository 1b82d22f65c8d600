import { ButtonLink } from '~/components/ui/button';
import { classNames } from '~/components/ui/class-names';
import { ColourScope } from './colour-scope';
import { FieldText, useFieldMark, useIsShown } from './field-mark';
import { useLink, useRichText } from '~/components/ui/use-link';

export type BlockTextFields = {
  pretitle?: string | undefined;
  title?: string | undefined;
  subtitle?: string | undefined;
  /** Cleaned HTML: blocks are cleaned before they are saved. */
  htmlDescription?: string | undefined;
  textAlignment?: 'left' | 'center' | 'right' | undefined;
  color?: string | undefined;
};

export type BlockButtonFields = {
  label?: string | undefined;
  /** In older documents only. */
  buttonText?: string | undefined;
  link?: string | undefined;
  variant?: 'primary' | 'secondary' | undefined;
};

type BlockTextProps = {
  /** Undefined for a block without text; the editor may add some. */
  text: BlockTextFields | undefined;
  button?: BlockButtonFields | undefined;
  level: 1 | 2 | 3;
  className?: string;
};

const TEXTS = ['pretitle', 'title', 'subtitle', 'htmlDescription'] as const;

/** The text of a block: pretitle, heading, subtitle, rich text, button. */
export function BlockText({ text: fields, button, level, className }: BlockTextProps) {
  const Heading = `h${level}` as const;
  const mark = useFieldMark();
  const isShown = useIsShown();
  const richText = useRichText();
  const text = fields ?? {};
  if (!fields && !TEXTS.some((name) => isShown(`text.${name}`, ''))) return null;
  return (
    <ColourScope
      color={text.color}
      className={classNames(
        'block-text',
        text.textAlignment && `text-${text.textAlignment}`,
        className,
      )}
    >
      {isShown('text.pretitle', text.pretitle) && (
        <p className="block-pretitle" {...mark('text.pretitle')}>
          {text.pretitle}
        </p>
      )}
      {isShown('text.title', text.title) && (
        <Heading className="block-title" {...mark('text.title')}>
          {text.title}
        </Heading>
      )}
      {isShown('text.subtitle', text.subtitle) && (
        <p className="block-subtitle" {...mark('text.subtitle')}>
          {text.subtitle}
        </p>
      )}
      {isShown('text.htmlDescription', text.htmlDescription) && (
        <div
          className="prose"
          {...mark('text.htmlDescription')}
          dangerouslySetInnerHTML={{ __html: richText(text.htmlDescription) }}
        />
      )}
      <BlockButton button={button} />
    </ColourScope>
  );
}

function BlockButton({ button }: { button?: BlockButtonFields | undefined }) {
  const linkTo = useLink();
  const isShown = useIsShown();
  const label = button?.label || button?.buttonText;
  if (!button?.link || !isShown('button.label', label)) return null;
  return (
    <ButtonLink
      className="block-button"
      variant={button.variant ?? 'primary'}
      href={linkTo(button.link)}
    >
      <FieldText path="button.label">{label}</FieldText>
    </ButtonLink>
  );
}
