import { CLOSE_PATH } from '~/lib/close-path';
import { classNames } from './class-names';

/** Outlines on a 24 x 24 grid, stroked with the colour of the text. */
const PATHS = {
  arrowLeft: 'M15 5l-7 7 7 7',
  arrowRight: 'M9 5l7 7-7 7',
  cart: 'M3 4h2.2l2.3 11h10.2L20 7.5H6.2M9 20a1 1 0 1 0 0-.01M16.5 20a1 1 0 1 0 0-.01',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  chevron: 'M6 9.500l6 6 6-6',
  close: CLOSE_PATH,
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.5 12h17M12 3c3 3.2 3 14.8 0 18M12 3c-3 3.2-3 14.8 0 18',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.500M12 7.600v.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.500L20 20',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.500 15.500L20 20M10.5 7.500v6M7.5 10.500h6',
  warning: 'M12 4L2.8 20h18.400zM12 10v4.500M12 17.200v.01',
} as const;

export type IconName = keyof typeof PATHS;

type IconProps = { label?: string | undefined; className?: string | undefined };

/** Decorative unless it has a label. */
export function Icon({ name, ...drawn }: IconProps & { name: IconName }) {
  return <Outline path={PATHS[name]} {...drawn} />;
}

/** An icon for rare pages, which others need not load. */
export function Outline({ path, label, className }: IconProps & { path: string }) {
  return (
    <svg
      className={classNames('icon', className)}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={path} />
    </svg>
  );
}
