import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { useText } from '~/i18n/text';
import { withScheme } from '~/lib/web-address';

/**
 * The address of the selected text; empty removes the link. Not a form, because it stands in one.
 */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useText();
  const id = useId();
  const { href = '' } = editor.getAttributes('link') as { href?: string };
  const [address, setAddress] = useState(href);

  function set() {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address.trim() === '') chain.unsetLink().run();
    else chain.setLink({ href: withScheme(address.trim()) }).run();
    onDone();
  }

  return (
    <div className="link-form">
      <label htmlFor={id}>{t('editor.format.address')}</label>
      <input
        className="input"
        id={id}
        value={address}
        placeholder="/werkzeug"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by its button, which says so
        autoFocus
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
      />
      <button className="edit-tool" type="button" onClick={set}>
        {t('editor.format.set')}
      </button>
    </div>
  );
}
