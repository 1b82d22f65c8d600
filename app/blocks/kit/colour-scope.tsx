import type { ReactNode } from 'react';
import { PageStyle } from '~/styles/page-style';

type ColourScopeProps = {
  color?: string | undefined;
  background?: string | undefined;
  className: string;
  children: ReactNode;
};

const HEX = /^#[0-9a-f]{6}$/i;

/**
 * A box with colours an operator chose. They are written as a rule for a class named after the
 * colours, because the CSP allows style elements by hash but no style attributes.
 */
export function ColourScope({ color, background, className, children }: ColourScopeProps) {
  const rules = [
    color && HEX.test(color) && `color:${color}`,
    background && HEX.test(background) && `background-color:${background}`,
  ].filter(Boolean);
  if (rules.length === 0) return <div className={className}>{children}</div>;

  const name = `colour-${[color, background].map((value) => value?.slice(1) ?? 'x').join('-')}`;
  return (
    <div className={`${className} ${name}`}>
      <PageStyle rules={`.${name}{${rules.join(';')}}`} />
      {children}
    </div>
  );
}
