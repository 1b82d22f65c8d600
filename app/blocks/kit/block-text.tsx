import { ButtonLink } from '~/components/ui/button';
import { classNames } from '~/components/ui/class-names';
import { ColourScope } from './colour-scope';
import { FieldText, useFieldMark } from './field-mark';
import { useLink } from './use-link';

export type BlockTextFields = {
  pretitle?: string | undefined;
  title?: string | undefined;
  subtitle?: string | undefined;
  /** Cleaned HTML: whoever saves blocks cleans them first. */
  htmlDescription?: string | undefined;
  textAlignment?: 'left' | 'center' | 'right' | undefined;
  color?: string | undefined;
};

export type BlockButtonFields = {
  label?: string | undefined;
  /** Written by older documents. */
  buttonText?: string | undefined;
  link?: string | undefined;
  variant?: 'primary' | 'secondary' | undefined;
};

type BlockTextProps = {
  text: BlockTextFields;
  button?: BlockButtonFields | undefined;
  level: 1 | 2 | 3;
  className?: string;
};

/** The text of a block: small line, heading, second line, rich text, button. */
export function BlockText({ text, button, level, className }: BlockTextProps) {
  const Heading = `h${level}` as const;
  const mark = useFieldMark();
  return (
    <ColourScope
      color={text.color}
      className={classNames(
        'block-text',
        text.textAlignment && `text-${text.textAlignment}`,
        className,
      )}
    >
      {text.pretitle && (
        <p className="block-pretitle" {...mark('text.pretitle')}>
          {text.pretitle}
        </p>
      )}
      {text.title && (
        <Heading className="block-title" {...mark('text.title')}>
          {text.title}
        </Heading>
      )}
      {text.subtitle && (
        <p className="block-subtitle" {...mark('text.subtitle')}>
          {text.subtitle}
        </p>
      )}
      {text.htmlDescription && (
        <div
          className="prose"
          {...mark('text.htmlDescription')}
          dangerouslySetInnerHTML={{ __html: text.htmlDescription }}
        />
      )}
      <BlockButton button={button} />
    </ColourScope>
  );
}

function BlockButton({ button }: { button?: BlockButtonFields | undefined }) {
  const linkTo = useLink();
  const label = button?.label || button?.buttonText;
  if (!label || !button?.link) return null;
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
