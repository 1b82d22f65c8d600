import { classNames } from './class-names';

/** Outlines on a 24 x 24 grid, stroked with the colour of the text. */
const PATHS = {
  arrowLeft: 'M15 5l-7 7 7 7',
  arrowRight: 'M9 5l7 7-7 7',
  cart: 'M3 4h2.2l2.3 11h10.2L20 7.5H6.2M9 20a1 1 0 1 0 0-.01M16.5 20a1 1 0 1 0 0-.01',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  chevron: 'M6 9.500l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.5 12h17M12 3c3 3.2 3 14.8 0 18M12 3c-3 3.2-3 14.8 0 18',
  goods: 'M3 12V4h8l10 10-8 8zM7.500 8v.01',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.8.4-1 .8-1 1.700M12 17v.01',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.500M12 7.600v.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  more: 'M5 12v.01M12 12v.01M19 12v.01',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  plus: 'M6 12h12M12 6v12',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.500L20 20',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.500 15.500L20 20M10.5 7.500v6M7.5 10.500h6',
  warning: 'M12 4L2.8 20h18.400zM12 10v4.500M12 17.200v.01',
} as const;

export type IconName = keyof typeof PATHS;

type IconProps = { name: IconName; label?: string; className?: string };

/** Decorative unless it has a label. */
export function Icon({ name, label, className }: IconProps) {
  return (
    <svg
      className={classNames('icon', className)}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
