import type { ReactNode } from 'react';
import { useAdoptedRule } from './use-adopted-rule';

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
  const name = `colour-${[color, background].map((value) => value?.slice(1) ?? 'x').join('-')}`;
  const rule = rules.length > 0 ? `.${name}{${rules.join(';')}}` : '';
  const isFromServer = useAdoptedRule(rule);
  if (rule === '') return <div className={className}>{children}</div>;
  return (
    <div className={`${className} ${name}`}>
      {isFromServer && <style dangerouslySetInnerHTML={{ __html: rule }} />}
      {children}
    </div>
  );
}
