import { useNavigate } from '@remix-run/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useText } from '~/i18n/text';
import { fieldLabel } from '~/blocks/fields/labels';
import { fieldsOf } from '../document/apply';
import { fieldAt } from '../document/field-at';
import { findBlock, type Document } from '../document/tree';
import { fieldShownAt, fieldsShownIn, type ShownField } from '../in-place/fields-shown';
import { holdContent } from '../in-place/held-content';
import { usePageClicks } from '../in-place/use-page-clicks';
import { writeLine } from '../in-place/write-line';
import { formOf } from '../live/sent-edit';
import type { RichTextInPlaceProps } from '../rich-text/rich-text-in-place';
import type { EditedPlace } from './edit-context';

const RichTextInPlace = lazy(() => import('../rich-text/rich-text-in-place'));

type Point = { x: number; y: number };

export type PageWork = {
  /** Puts the cursor into the first text of a block, or opens its settings where it has none. */
  edit: (frame: HTMLElement) => void;
  /** What belongs to the text that is written. */
  shown: ReactNode;
};

/** What a pointer does on the page itself, and what keys do the same. */
export function usePageWork({ path, command }: EditedPlace, document: Document): PageWork {
  const navigate = useNavigate();
  const { t } = useText();
  const [rich, setRich] = useState<RichTextInPlaceProps | null>(null);
  const open = (query: Record<string, string>, anchor = 'panel') =>
    navigate(`${path}?${new URLSearchParams(query)}#${encodeURIComponent(anchor)}`, {
      preventScrollReset: true,
    });

  /** With the field that was clicked, where there is one. */
  function openSettings(frame: HTMLElement, field: ShownField | null) {
    open({ edit: frame.dataset.uuid! }, field ? `${field.uuid}-${field.name}` : 'panel');
  }

  function pickPicture(frame: HTMLElement, { uuid, name }: ShownField) {
    const edit = frame.dataset.uuid!;
    open({ edit, pick: name, ...(uuid !== edit && { block: uuid }) });
  }

  function write(frame: HTMLElement, field: ShownField, at: Point | null) {
    const { uuid: block, name, element, max, kind } = field;
    const label = fieldLabel(t, field.path.at(-1)!);
    const save = (value: string) =>
      command(formOf({ intent: 'write', block, field: name, value }), { isQuiet: true });
    const end = (isLeft: boolean) => {
      holdContent(null);
      if (isLeft) frame.focus({ preventScroll: true });
    };
    holdContent(frame.dataset.uuid!);
    if (kind === 'text') {
      writeLine(element, { label, max, at, save, onEnd: (key) => end(key !== null) });
      return;
    }
    const html = String(fieldAt(fieldsOf(findBlock(document, block)!), field.path) ?? '');
    setRich({
      element,
      label,
      html,
      at,
      onChange: save,
      onEnd(isLeft) {
        setRich(null);
        end(isLeft);
      },
    });
  }

  usePageClicks({
    choose(frame, { target, clientX: x, clientY: y }) {
      const field = fieldShownAt(target as Element, document);
      if (isWritten(field)) write(frame, field, { x, y });
      else if (field?.kind === 'imageUrl') pickPicture(frame, field);
      else if (field) openSettings(frame, field);
      else frame.focus({ preventScroll: true });
    },
    openSettings: (frame, { target }) =>
      openSettings(frame, fieldShownAt(target as Element, document)),
  });

  return {
    edit(frame) {
      const fields = fieldsShownIn(frame, document);
      const text = fields.find(isWritten);
      if (text) write(frame, text, null);
      else openSettings(frame, fields[0] ?? null);
    },
    shown: rich && (
      <Suspense>
        <RichTextInPlace key={rich.label + rich.html} {...rich} />
      </Suspense>
    ),
  };
}

function isWritten(field: ShownField | null): field is ShownField & { kind: 'text' | 'richText' } {
  return field?.kind === 'text' || field?.kind === 'richText';
}
