import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
type Look = { variant?: ButtonVariant; size?: 'normal' | 'small' | 'large' };

function buttonClass({ variant = 'primary', size = 'normal' }: Look, className?: string): string {
  return classNames(
    'button',
    `button-${variant}`,
    size !== 'normal' && `button-${size}`,
    className,
  );
}

export function Button({
  variant,
  size,
  className,
  type = 'submit',
  ...button
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...button} type={type} className={buttonClass({ variant, size }, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  children,
  ...link
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...link} className={buttonClass({ variant, size }, className)}>
      {children}
    </a>
  );
}
