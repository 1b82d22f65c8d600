import { getHTMLFromFragment } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { EditorProps } from '@tiptap/pm/view';
import { MAX_HTML_LENGTH } from '~/blocks/fields/index';
import { withScheme } from '~/lib/web-address';
import { withStructure } from './with-structure';
import { withoutOffice } from './without-office';

/** The reason why nothing was pasted. */
export type NotPasted = 'tooLong' | 'noWords';

/**
 * Pastes cleaned content into a rich text. Refuses a paste that would make the text longer than can
 * be saved (a silent cut would go unnoticed), or one without text, such as a picture: the selection
 * stays.
 */
export function pasteProps(onPaste: (why: NotPasted | null) => void): EditorProps {
  return {
    transformPastedHTML: (html) => withSchemes(keptApart(withoutOffice(withStructure(html)))),
    handleDOMEvents: {
      // Otherwise ProseMirror would move the focus to a hidden element that captures unknown
      // content.
      paste(_, event) {
        if (!event.clipboardData || hasWords(event.clipboardData)) return false;
        event.preventDefault();
        onPaste('noWords');
        return true;
      },
    },
    handlePaste({ state }, _, slice) {
      const why = whyNot(state, slice);
      onPaste(why);
      return why !== null;
    },
  };
}

/**
 * Separates the content of elements that a rich text lacks and ProseMirror does not treat as
 * blocks: their words would run together.
 */
function keptApart(html: string): string {
  return html.replaceAll(/<\/(?:td|th|caption|dt|summary|legend|option)\s*>/gi, ' $&');
}

/** Printed links without a scheme lead to the web, not to a page of the shop. */
function withSchemes(html: string): string {
  return html.replaceAll(
    /(<a\b[^<>]*?\shref=)(?:(["'])([^"'<>]*)\2|([^\s"'<>]+))/gi,
    (_, before: string, quote = '', quoted = '', bare = '') =>
      before + quote + withScheme(quoted + bare) + quote,
  );
}

function hasWords(data: DataTransfer): boolean {
  return ['text/plain', 'text/html', 'text/uri-list'].some((type) => data.getData(type) !== '');
}

function whyNot(state: EditorState, slice: Slice): NotPasted | null {
  if (slice.content.textBetween(0, slice.content.size, ' ', ' ') === '') return 'noWords';
  const after = state.tr.replaceSelection(slice).doc;
  const { length } = getHTMLFromFragment(after.content, state.schema);
  return length > MAX_HTML_LENGTH ? 'tooLong' : null;
}
