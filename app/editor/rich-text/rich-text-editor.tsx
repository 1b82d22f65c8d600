import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useText } from '~/i18n/text';
import { useLatest } from '../live/use-latest';
import { EXTENSIONS } from './extensions';
import { FormatBar } from './format-bar';
import { pasteProps, type NotPasted } from './rich-text-paste';

export type RichTextProps = {
  id: string;
  label: string;
  describedBy: string | undefined;
  /** The value in the form. */
  html: string;
  onChange: (html: string) => void;
};

/**
 * A rich text editor with formatted view. A separate chunk, loaded when the first one is opened.
 */
export default function RichTextEditor({ id, label, describedBy, html, onChange }: RichTextProps) {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const [notPasted, setNotPasted] = useState<NotPasted | null>(null);
  const editor = useEditor(place, {
    html,
    onChange,
    onPaste: setNotPasted,
    attributes: {
      id,
      class: 'input rich-text prose',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(describedBy && { 'aria-describedby': describedBy }),
    },
  });

  return (
    <div className="rich-text-box">
      {editor && (
        <FormatBar
          editor={editor}
          label={t('editor.format.label', { field: label })}
          notPasted={notPasted}
        />
      )}
      <div ref={place} />
    </div>
  );
}

type EditorOptions = Pick<RichTextProps, 'html' | 'onChange'> & {
  attributes: Record<string, string>;
  onPaste: (why: NotPasted | null) => void;
};

/** The editor in this element; renders again when its available formats may have changed. */
function useEditor(place: RefObject<HTMLElement>, options: EditorOptions): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useState({});
  const latest = useLatest(options);

  useEffect(() => {
    const { html: content, attributes, onPaste } = latest.current;
    const made = new Editor({
      element: place.current,
      extensions: EXTENSIONS,
      content,
      editorProps: { attributes, ...pasteProps(onPaste) },
      // The policy (CSP) of the page refuses styles that scripts add (editor.css has them).
      injectCSS: false,
      onUpdate({ editor: changed }) {
        onPaste(null);
        latest.current.onChange(changed.isEmpty ? '' : changed.getHTML());
      },
      onTransaction: () => redraw({}),
      onCreate: ({ editor: created }) => setEditor(created),
    });
    return () => made.destroy();
  }, [place, latest]);

  return editor;
}
