import { Outline } from '~/components/ui/icon';

const PATHS = {
  goods: 'M3 12V4h8l10 10-8 8zM7.500 8v.01',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.8.4-1 .8-1 1.700M12 17v.01',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  more: 'M5 12v.01M12 12v.01M19 12v.01',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
} as const;

export type EditorIconName = keyof typeof PATHS;

/** Signs of the editor alone; decorative unless labelled. */
export function EditorIcon({ name, label }: { name: EditorIconName; label?: string }) {
  return <Outline path={PATHS[name]} label={label} />;
}
