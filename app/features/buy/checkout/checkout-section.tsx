import type { ReactNode } from 'react';
import { FieldErrorText, type FieldError } from '~/components/ui/field';
import { useText } from '~/i18n/text';

type SectionProps = {
  id: string;
  number: number;
  title: string;
  error?: FieldError | undefined;
  /** Path of the link that opens the section for changes, and its label. */
  edit?: { path: string; label: string } | false | null;
  children: ReactNode;
};

/** A numbered part of the checkout; its error stands right under its heading. */
export function Section({ id, number, title, error, edit, children }: SectionProps) {
  const { t, href } = useText();
  return (
    <section className="checkout-section" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <header className="checkout-section-head">
        <h2 id={`${id}-title`}>
          <span className="checkout-number">{number}</span> {title}
        </h2>
        {edit && (
          <a href={href(edit.path)} className="checkout-edit">
            {t('common.change')} <span className="visually-hidden">{edit.label}</span>
          </a>
        )}
      </header>
      <FieldErrorText id={id} error={error} />
      {children}
    </section>
  );
}
