import { getHTMLFromFragment } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { EditorProps } from '@tiptap/pm/view';
import { MAX_HTML_LENGTH } from '~/blocks/fields/index';
import { withScheme } from '~/lib/web-address';
import { withStructure } from './with-structure';
import { withoutOffice } from './without-office';

/** Why nothing was pasted. */
export type NotPasted = 'tooLong' | 'noWords';

/**
 * How a rich text takes what is pasted: cleaned, and not at all where the text would become longer than
 * it can be saved (nobody sees what of it would be missing), or where it has no words, as a picture: what
 * is marked stays.
 */
export function pasteProps(onPaste: (why: NotPasted | null) => void): EditorProps {
  return {
    transformPastedHTML: (html) => withSchemes(keptApart(withoutOffice(withStructure(html)))),
    handleDOMEvents: {
      // The text would lend the focus to an element that catches what it does not know.
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

/** What a rich text has no element for and the editor does not know to stand apart: its words would run together. */
function keptApart(html: string): string {
  return html.replaceAll(/<\/(?:td|th|caption|dt|summary|legend|option)\s*>/gi, ' $&');
}

/** Links as they are printed lead to the web, and not to a page of the shop. */
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
