import { classNames } from './class-names';

type SwatchProps = {
  /** #rrggbb, or `currentColor` for a colour of the style sheet. */
  color: string;
  /** The name of the shade if no text beside it has it. */
  label?: string;
  className?: string;
};

/** A swatch. The presentation attribute of an SVG needs no inline style. */
export function Swatch({ color, label, className }: SwatchProps) {
  return (
    <svg
      className={classNames('swatch', className)}
      color={color}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
