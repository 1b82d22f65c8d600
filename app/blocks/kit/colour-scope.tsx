import type { ReactNode } from 'react';
import { classNames } from '~/components/ui/class-names';
import { readableOn } from '~/lib/contrast';
import { PageStyle } from '~/styles/page-style';

type ColourScopeProps = {
  color?: string | undefined;
  background?: string | undefined;
  className: string;
  children: ReactNode;
};

const HEX = /^#[0-9a-f]{6}$/i;

/**
 * A box with an operator's colours; with a background but no text colour, the text gets a readable
 * one. They are written as a rule for a class named after the colours, because the CSP allows style
 * elements by hash but no style attributes.
 */
export function ColourScope({ color, background, className, children }: ColourScopeProps) {
  const ground = hexOf(background);
  const chosen = hexOf(color);
  const ink = chosen ?? (ground && readableOn(ground));
  const rules = [ink && `color:${ink}`, ground && `background-color:${ground}`].filter(Boolean);
  if (rules.length === 0) return <div className={className}>{children}</div>;

  const name = `colour-${[ink, ground].map((value) => value?.slice(1) ?? 'x').join('-')}`;
  return (
    <div className={classNames(className, name, ground && !chosen && 'on-own-ground')}>
      <PageStyle rules={`.${name}{${rules.join(';')}}`} />
      {children}
    </div>
  );
}

function hexOf(colour: string | undefined): string | undefined {
  return colour && HEX.test(colour) ? colour : undefined;
}
