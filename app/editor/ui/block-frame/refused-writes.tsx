import { useContext } from 'react';
import { useLocation } from '@remix-run/react';
import { useText } from '~/i18n/text';
import { fieldLabel } from '~/blocks/fields/labels';
import { blockFieldAt } from '../../document/field-at';
import { shownBlock } from '../../document/shown-block';
import { findBlock } from '../../document/tree';
import { useIsWritingIn } from '../../in-place/locked-content';
import { dropRefused, useRefusedWrites, type RefusedWrite } from '../../live/refused-writes';
import { formOf } from '../../live/sent-edit';
import { plainWords } from '../../rich-text/plain-words';
import { useEditedPlace, useEditing } from '../edit-context';
import { PageWorkContext } from '../page-work-context';

/**
 * Text of this block or a part of it that the server refused, with the reason, until it is saved
 * after all or given up. `block` null: texts of blocks that are no longer on the page.
 */
export function RefusedWrites({ block }: { block: string | null }) {
  const refused = useRefusedWrites();
  // Rendered for each block: while nothing is refused, none of them reads the document.
  return refused.length > 0 && <RefusedOf block={block} refused={refused} />;
}

type RefusedOfProps = { block: string | null; refused: readonly RefusedWrite[] };

function RefusedOf({ block, refused }: RefusedOfProps) {
  const { document } = useEditing();
  const { pathname } = useLocation();
  return refused
    .filter((write) => write.page === pathname && shownBlock(document, write.block) === block)
    .map((write) => <Refused key={`${write.block} ${write.field}`} write={write} />);
}

function Refused({ write }: { write: RefusedWrite }) {
  const { t } = useText();
  const { document } = useEditing();
  const { command } = useEditedPlace();
  const { resume } = useContext(PageWorkContext);
  const { block: uuid, field, value } = write;
  const block = findBlock(document, uuid);
  const isWriting = useIsWritingIn(shownBlock(document, uuid));
  const shown = block && blockFieldAt(block, field);
  const isTooLong = shown?.max !== undefined && value.length > shown.max;
  const id = `refused-${uuid}-${field}`;
  const why = isTooLong
    ? [t('editor.refused.tooLong', { count: value.length, max: shown.max! })]
    : write.reasons;
  return (
    <section className="edit-refused" aria-labelledby={id}>
      <p role="alert">
        <strong id={id}>
          {t('editor.refused.title', { field: fieldLabel(t, field.split('.').at(-1)!) })}
        </strong>{' '}
        {why.length > 0 ? why.join(' ') : t('editor.refused.failed')}
      </p>
      {/* While being edited, they show in the text itself. */}
      {!isWriting && (
        <>
          <textarea
            className="input"
            readOnly
            rows={3}
            aria-label={t('editor.refused.words')}
            value={plainWords(value)}
          />
          <div className="edit-refused-ways">
            {shown && (
              <button type="button" className="edit-tool" onClick={() => resume(write)}>
                {t('editor.refused.resume')}
              </button>
            )}
            {shown && !isTooLong && (
              <button
                type="button"
                className="edit-tool"
                onClick={() =>
                  command(formOf({ intent: 'write', block: uuid, field, value }), { isQuiet: true })
                }
              >
                {t('editor.refused.again')}
              </button>
            )}
            <button type="button" className="edit-tool" onClick={() => dropRefused(write)}>
              {t('editor.refused.drop')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
