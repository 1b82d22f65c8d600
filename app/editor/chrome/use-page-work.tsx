import { useNavigate } from '@remix-run/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useText } from '~/i18n/text';
import { fieldLabel } from '~/blocks/fields/labels';
import { fieldsOf } from '../document/apply';
import { fieldAt } from '../document/field-at';
import { findBlock, type Document } from '../document/tree';
import { fieldShownAt, fieldsShownIn, type ShownField } from '../in-place/fields-shown';
import { holdContent } from '../in-place/held-content';
import { frameAround } from '../in-place/page-parts';
import { usePictureDrop } from '../in-place/use-picture-drop';
import { usePageClicks } from '../in-place/use-page-clicks';
import { writeLine } from '../in-place/write-line';
import { formOf } from '../live/sent-edit';
import { RichTextAway } from '../rich-text/rich-text-away';
import type { RichTextInPlaceProps } from '../rich-text/rich-text-in-place';
import type { EditedPlace } from './edit-context';

const RichTextInPlace = lazy(() =>
  import('../rich-text/rich-text-in-place').catch(() => ({ default: RichTextAway })),
);

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

  function pickPicture(frame: HTMLElement, field: ShownField) {
    navigate(`${path}?${pickerOf(frame, field)}#panel`, { preventScrollReset: true });
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
      onAway() {
        setRich(null);
        end(false);
        openSettings(frame, field);
      },
    });
  }

  /** Leads to the uploaded picture, which asks what is to be seen on it before it is put in. */
  async function dropPicture(frame: HTMLElement, field: ShownField, file: File) {
    const form = formOf({ intent: 'upload', once: crypto.randomUUID() });
    form.set('file', file);
    const answer = await fetch(`${path}?${pickerOf(frame, field)}`, { method: 'POST', body: form });
    const { pathname, search } = new URL(answer.url);
    if (answer.redirected) navigate(`${pathname}${search}#panel`, { preventScrollReset: true });
    else pickPicture(frame, field);
  }

  usePictureDrop((target, file) => {
    const field = fieldShownAt(target, document);
    const frame = field && frameAround(target);
    if (frame && field.kind === 'imageUrl') void dropPicture(frame, field, file);
  });

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
      const texts = fields.filter(isWritten);
      // What the block is about comes before what stands above it.
      const text = texts.find(({ element }) => element.matches('h1, h2, h3')) ?? texts[0];
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

/** The address of what chooses the value of a field. */
function pickerOf(frame: HTMLElement, { uuid, name }: ShownField): URLSearchParams {
  const edit = frame.dataset.uuid!;
  return new URLSearchParams({ edit, pick: name, ...(uuid !== edit && { block: uuid }) });
}

function isWritten(field: ShownField | null): field is ShownField & { kind: 'text' | 'richText' } {
  return field?.kind === 'text' || field?.kind === 'richText';
}
