import type { ChainedCommands, Editor } from '@tiptap/core';
import { useState } from 'react';
import { MAX_HTML_LENGTH } from '~/blocks/fields/index';
import { integer } from '~/i18n/format';
import { useText } from '~/i18n/text';
import { LinkForm } from './link-form';
import type { NotPasted } from './rich-text-paste';

type Format = {
  key: 'bold' | 'italic' | 'underline' | 'strike' | 'h2' | 'h3' | 'bullets' | 'numbers' | 'quote';
  /** The label of the button. */
  sign: string;
  isOn: (editor: Editor) => boolean;
  toggle: (chain: ChainedCommands) => ChainedCommands;
};

const FORMATS: readonly Format[] = [
  { key: 'bold', sign: 'B', isOn: on('bold'), toggle: (chain) => chain.toggleBold() },
  { key: 'italic', sign: 'I', isOn: on('italic'), toggle: (chain) => chain.toggleItalic() },
  {
    key: 'underline',
    sign: 'U',
    isOn: on('underline'),
    toggle: (chain) => chain.toggleUnderline(),
  },
  { key: 'strike', sign: 'S', isOn: on('strike'), toggle: (chain) => chain.toggleStrike() },
  {
    key: 'h2',
    sign: 'H2',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    key: 'h3',
    sign: 'H3',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    key: 'bullets',
    sign: '•',
    isOn: on('bulletList'),
    toggle: (chain) => chain.toggleBulletList(),
  },
  {
    key: 'numbers',
    sign: '1.',
    isOn: on('orderedList'),
    toggle: (chain) => chain.toggleOrderedList(),
  },
  { key: 'quote', sign: '„“', isOn: on('blockquote'), toggle: (chain) => chain.toggleBlockquote() },
];

function on(name: string): Format['isOn'] {
  return (editor) => editor.isActive(name);
}

type FormatBarProps = {
  editor: Editor;
  label: string;
  /** The reason why the last paste was refused. */
  notPasted: NotPasted | null;
};

/** The formats for the selected text. */
export function FormatBar({ editor, label, notPasted }: FormatBarProps) {
  const { t, locale } = useText();
  const [isLinking, setLinking] = useState(false);
  return (
    <>
      <div className="format-bar" role="toolbar" aria-label={label}>
        {FORMATS.map(({ key, sign, isOn, toggle }) => (
          <button
            className={`edit-tool format-${key}`}
            key={key}
            type="button"
            aria-label={t(`editor.format.${key}`)}
            title={t(`editor.format.${key}`)}
            aria-pressed={isOn(editor)}
            onClick={() => toggle(editor.chain().focus()).run()}
          >
            {sign}
          </button>
        ))}
        <button
          className="edit-tool"
          type="button"
          aria-pressed={editor.isActive('link')}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          {t('editor.format.link')}
        </button>
      </div>
      {notPasted && (
        <p className="format-problem" role="alert">
          {t(`editor.format.${notPasted}`, { most: integer(MAX_HTML_LENGTH, locale) })}
        </p>
      )}
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}
