import { classNames } from './class-names';

type SwatchProps = {
  /** #rrggbb */
  color: string;
  /** The name of the shade when no text beside it says so. */
  label?: string;
  className?: string;
};

/** A field of colour. An SVG fill needs no inline style. */
export function Swatch({ color, label, className }: SwatchProps) {
  return (
    <svg
      className={classNames('swatch', className)}
      viewBox="0 0 10 10"
      preserveAspectRatio="none"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect width="10" height="10" fill={color} />
    </svg>
  );
}
