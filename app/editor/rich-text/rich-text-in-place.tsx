import { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '~/i18n/text';
import { whileTyping } from '../live/use-autosave';
import { useLatest } from '../live/use-latest';
import { EXTENSIONS } from './extensions';
import { FormatBar } from './format-bar';
import { pasteProps, type NotPasted } from './rich-text-paste';

/** Milliseconds after the last key; each pause is one step to undo. */
const PAUSE_MS = 800;

export type RichTextInPlaceProps = {
  /** The element that shows the text in the shop; hidden while the text is edited. */
  element: HTMLElement;
  label: string;
  html: string;
  /** The text is one the server has refused. */
  isUnsaved: boolean;
  /** The point of the click; null: all of the text is selected. */
  at: { x: number; y: number } | null;
  onChange: (html: string) => void;
  /** `isLeft`: by Escape, so that the focus must be moved. */
  onEnd: (isLeft: boolean) => void;
  /** Called if the editor cannot be loaded. */
  onAway: () => void;
};

/** A rich text edited on the page, with its toolbar at the selection. A separate chunk. */
export default function RichTextInPlace(props: RichTextInPlaceProps) {
  const { t } = useText();
  const latest = useLatest(props);
  const [made, setMade] = useState<{ editor: Editor; bar: HTMLElement } | null>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  const [notPasted, setNotPasted] = useState<NotPasted | null>(null);

  useEffect(() => {
    const { element, label, html: content, isUnsaved, at, onEnd } = latest.current;
    const written = document.createElement('div');
    written.className = element.className;
    const bar = document.createElement('div');
    bar.className = 'in-place-bar';
    element.before(written);
    element.after(bar);
    element.toggleAttribute('hidden', true);
    let saved: string | null = isUnsaved ? content : null;
    let timer = 0;
    const saveNow = () => {
      clearTimeout(timer);
      if (saved !== null) latest.current.onChange(saved);
      saved = null;
    };
    const forget = whileTyping(saveNow);
    const moveBar = (editor: Editor) => {
      const { left, top } = editor.view.coordsAtPos(editor.state.selection.from);
      const around = bar.offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 };
      // Renders again even in the same position: the toolbar shows the format at the cursor.
      setPlace({ left: Math.min(left, mostLeft()) - around.left, top: top - around.top });
    };
    const editor = new Editor({
      element: { mount: written },
      extensions: EXTENSIONS,
      content,
      editorProps: {
        attributes: {
          class: element.className,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
        },
        ...pasteProps(setNotPasted),
      },
      // The policy (CSP) of the page refuses styles that scripts add (editor.css has them).
      injectCSS: false,
      onUpdate: ({ editor: changed }) => {
        setNotPasted(null);
        saved = changed.isEmpty ? '' : changed.getHTML();
        clearTimeout(timer);
        timer = window.setTimeout(saveNow, PAUSE_MS);
      },
      onTransaction: ({ editor: changed }) => moveBar(changed),
      onCreate: ({ editor: created }) => {
        setMade({ editor: created, bar });
        moveBar(created);
      },
    });
    const listeners = new AbortController();
    const { signal } = listeners;
    const isInside = (node: EventTarget | null) =>
      node instanceof Node && (written.contains(node) || bar.contains(node));
    const leave = (event: FocusEvent) => {
      if (isInside(event.relatedTarget)) return;
      if (document.hasFocus()) onEnd(false);
      else saveNow();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      onEnd(true);
    };
    for (const part of [written, bar]) {
      part.addEventListener('focusout', leave, { signal });
      part.addEventListener('keydown', press, { signal });
    }
    const found = at && editor.view.posAtCoords({ left: at.x, top: at.y });
    editor.commands.focus(found ? found.pos : 'all', { scrollIntoView: !at });
    return () => {
      listeners.abort();
      forget();
      saveNow();
      editor.destroy();
      written.remove();
      bar.remove();
      element.toggleAttribute('hidden', false);
    };
  }, [latest]);

  if (!made) return null;
  return createPortal(
    <div className="in-place-bar-box" style={place}>
      <FormatBar
        editor={made.editor}
        label={t('editor.format.label', { field: props.label })}
        notPasted={notPasted}
      />
    </div>,
    made.bar,
  );
}

/** The toolbar, at its maximum width (in-place.css), ends within the window. */
function mostLeft(): number {
  const { clientWidth } = document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return clientWidth - 16 - Math.min(30 * rem, clientWidth - 32);
}
