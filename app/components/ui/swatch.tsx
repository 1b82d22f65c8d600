import { classNames } from './class-names';

type SwatchProps = {
  /** #rrggbb, or `currentColor` for what the style sheet says. */
  color: string;
  /** The name of the shade when no text beside it says so. */
  label?: string;
  className?: string;
};

/** A field of colour. The presentation attribute of an SVG needs no inline style. */
export function Swatch({ color, label, className }: SwatchProps) {
  return (
    <svg
      className={classNames('swatch', className)}
      color={color}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
