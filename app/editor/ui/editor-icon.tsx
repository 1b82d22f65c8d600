import { Outline } from '~/components/ui/icon';

const PATHS = {
  add: 'M12 5v14M5 12h14',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  checklist:
    'M4 6l1.500 1.500L8 5M4 13l1.500 1.500L8 12M4 20l1.500 1.500L8 19M12 6h8M12 13h8M12 20h8',
  design:
    'M12 3a9 9 0 1 0 0 18c1.500 0 2-1 1.500-2.200-.6-1.500.3-2.800 2-2.800H18a3 3 0 0 0 3-3.500C20.500 7 16.700 3 12 3M7.500 11v.01M11 7.500v.01M15.500 8.500v.01',
  desktop: 'M3 5h18v11H3zM9 20h6M12 16v4',
  goods: 'M3 12V4h8l10 10-8 8zM7.500 8v.01',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12M12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.8.4-1 .8-1 1.700M12 17v.01',
  history: 'M4 12a8 8 0 1 0 2.500-5.800L4 8.500M4 4v4.500h4.500M12 8v4.500l3 2',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  more: 'M5 12v.01M12 12v.01M19 12v.01',
  outline: 'M4 6h16M8 12h12M8 18h12M4 12v.01M4 18v.01',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  pages: 'M8 3h7l4 4v10H8zM15 3v4h4M5 7v14h11',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM13.500 7.500l3 3',
  phone: 'M7 3h10v18H7zM11 18h2',
  pictures: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M16 9v.01',
  redo: 'M20 9H9a5 5 0 0 0 0 10h4M20 9l-4-4M20 9l-4 4',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  speech: 'M4 5h16v11H11l-5 4v-4H4z',
  tablet: 'M5 3h14v18H5zM11 18h2',
  undo: 'M4 9h11a5 5 0 0 1 0 10h-4M4 9l4-4M4 9l4 4',
  window: 'M3 5h18v14H3zM3 9h18',
} as const;

export type EditorIconName = keyof typeof PATHS;

/** Icons of the editor only; decorative unless labelled. */
export function EditorIcon({ name, label }: { name: EditorIconName; label?: string }) {
  return <Outline path={PATHS[name]} label={label} />;
}
