import { useNavigate } from '@remix-run/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '~/i18n/text';
import { fieldLabel } from '~/blocks/fields/labels';
import { openField } from '~/blocks/kit/opened-field';
import { fieldsOf } from '../document/block-fields';
import { fieldAt } from '../document/field-at';
import { findBlock, type Document } from '../document/tree';
import { emptyFieldsOf, type EmptyField } from '../in-place/empty-fields';
import { fieldShownAt, fieldsShownIn, type ShownField } from '../in-place/fields-shown';
import { lockContent } from '../in-place/locked-content';
import { frameAround, frameOf } from '../in-place/page-parts';
import { isClosedSummary } from '../in-place/toggle-content';
import { usePictureDrop } from '../in-place/use-picture-drop';
import { usePageClicks } from '../in-place/use-page-clicks';
import { writeLine } from '../in-place/write-line';
import { keepRefused, refusedFor, type RefusedWrite } from '../live/refused-writes';
import { formOf } from '../live/sent-edit';
import { RichTextAway } from '../rich-text/rich-text-away';
import type { RichTextInPlaceProps } from '../rich-text/rich-text-in-place';
import type { EditedPlace } from './edit-context';

const RichTextInPlace = lazy(() =>
  import('../rich-text/rich-text-in-place').catch(() => ({ default: RichTextAway })),
);

type Point = { x: number; y: number };

export type PageWork = {
  /** Puts the cursor into the first text of a block, or opens its settings if it has none. */
  edit: (frame: HTMLElement) => void;
  /** Continues editing a refused text. */
  resume: (write: RefusedWrite) => void;
  /** Puts the cursor into a missing text of the block. */
  fill: (field: Pick<EmptyField, 'uuid' | 'name'>) => void;
  /** The toolbar of the text being edited. */
  shown: ReactNode;
};

/** The actions of pointer and keyboard on the page itself. */
export function usePageWork(place: EditedPlace, document: Document): PageWork {
  const { opens, action, command } = place;
  const navigate = useNavigate();
  const { t } = useText();
  const [rich, setRich] = useState<RichTextInPlaceProps | null>(null);
  const open = (query: Record<string, string>, anchor = 'panel') =>
    navigate(`${opens}${new URLSearchParams(query)}#${encodeURIComponent(anchor)}`, {
      preventScrollReset: true,
    });

  /** With the field that was clicked, if any. */
  function openSettings(frame: HTMLElement, field: ShownField | null) {
    open({ edit: frame.dataset.uuid! }, field ? `${field.uuid}-${field.name}` : 'panel');
  }

  function pickPicture(frame: HTMLElement, field: ShownField) {
    navigate(`${opens}${pickerOf(frame, field)}#panel`, { preventScrollReset: true });
  }

  function write(frame: HTMLElement, field: ShownField, at: Point | null) {
    const { uuid: block, name, element, max, kind } = field;
    const label = fieldLabel(t, field.path.at(-1)!);
    const page = pageOf(action);
    const live = String(place.live);
    const save = (value: string) => {
      // The server would not even read a much longer text.
      if (max !== undefined && value.length > max)
        keepRefused({ page, block, field: name, value, reasons: [] });
      else command(formOf({ intent: 'write', block, field: name, value, live }), { isQuiet: true });
    };
    const end = (isLeft: boolean) => {
      lockContent(null);
      openField(null);
      if (isLeft) frame.focus({ preventScroll: true });
    };
    const unsaved = refusedFor({ page, block, field: name })?.value;
    lockContent(frame.dataset.uuid!);
    if (kind === 'text') {
      writeLine(element, { label, max, unsaved, at, save, onEnd: (key) => end(key !== null) });
      return;
    }
    const present = fieldAt(fieldsOf(findBlock(document, block)!), field.path);
    setRich({
      element,
      label,
      html: unsaved ?? String(present ?? ''),
      isUnsaved: unsaved !== undefined,
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

  /**
   * Edits its text on the page, which makes room for it if it is empty; otherwise opens the
   * settings.
   */
  function writeNamed(uuid: string, name: string) {
    const path = { uuid, path: name };
    if (!elementOf(path)) flushSync(() => openField(path));
    const element = elementOf(path);
    const field = element && fieldShownAt(element, document);
    const frame = frameAround(element ?? frameOf(uuid) ?? window.document.body);
    if (frame && isWritten(field)) {
      element?.closest('details')?.setAttribute('open', '');
      frame.scrollIntoView({ block: 'nearest' });
      return write(frame, field, null);
    }
    openField(null);
    const edit = frame?.dataset.uuid ?? uuid;
    if (findBlock(document, edit)) open({ edit }, `${uuid}-${name}`);
  }

  /** Leads to the uploaded picture, which asks for its description before it is inserted. */
  async function dropPicture(frame: HTMLElement, field: ShownField, file: File) {
    const form = formOf({ intent: 'upload', once: crypto.randomUUID() });
    form.set('file', file);
    const answer = await fetch(`${opens}${pickerOf(frame, field)}`, { method: 'POST', body: form });
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
      // Closed details open first; the next click edits them.
      if (isClosedSummary(target as Element)) frame.focus({ preventScroll: true });
      else if (isWritten(field)) write(frame, field, { x, y });
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
      // The heading of the block comes before the line above it.
      const text = texts.find(({ element }) => element.matches('h1, h2, h3')) ?? texts[0];
      const block = findBlock(document, frame.dataset.uuid!);
      const empty = block && emptyToWrite(emptyFieldsOf(block));
      if (text) write(frame, text, null);
      else if (empty) writeNamed(empty.uuid, empty.name);
      else openSettings(frame, fields[0] ?? null);
    },
    resume: ({ block, field }) => writeNamed(block, field),
    fill: ({ uuid, name }) => writeNamed(uuid, name),
    shown: rich && (
      <Suspense>
        <RichTextInPlace key={rich.label + rich.html} {...rich} />
      </Suspense>
    ),
  };
}

/** The address of a field's picker. */
function pickerOf(frame: HTMLElement, { uuid, name }: ShownField): URLSearchParams {
  const edit = frame.dataset.uuid!;
  return new URLSearchParams({ edit, pick: name, ...(uuid !== edit && { block: uuid }) });
}

function isWritten(field: ShownField | null): field is ShownField & { kind: 'text' | 'richText' } {
  return field?.kind === 'text' || field?.kind === 'richText';
}

/** The element that shows a field, also one opened for editing. */
function elementOf({ uuid, path }: { uuid: string; path: string }): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(`[data-field="${path}"]`);
  return [...found].find(({ dataset }) => dataset.block === uuid) ?? null;
}

/** The heading first, as with existing texts. */
function emptyToWrite(fields: readonly EmptyField[]): EmptyField | undefined {
  return fields.find(({ name }) => name.endsWith('title')) ?? fields[0];
}

function pageOf(action: string): string {
  return new URL(action, location.href).pathname;
}
