import { getHTMLFromFragment } from '@tiptap/core';
import type { EditorProps } from '@tiptap/pm/view';
import { MAX_HTML_LENGTH } from '~/blocks/fields/index';
import { withoutOffice } from './without-office';

/**
 * How a rich text takes what is pasted: cleaned, and not at all where the text would become longer than
 * it can be saved; nobody sees what of it would be missing.
 */
export function pasteProps(onTooLong: (isTooLong: boolean) => void): EditorProps {
  return {
    transformPastedHTML: withoutOffice,
    handlePaste({ state }, _, slice) {
      const after = state.tr.replaceSelection(slice).doc;
      const { length } = getHTMLFromFragment(after.content, state.schema);
      const isTooLong = length > MAX_HTML_LENGTH;
      onTooLong(isTooLong);
      return isTooLong;
    },
  };
}
