import { createHash } from 'node:crypto';
import type { Block } from '~/services/shop-api';
import { cleanBlocks } from '~/blocks/clean-blocks.server';
import { fieldsOf, withFields } from '../document/block-fields';
import { CommandError, type EditorCommand } from '../document/commands';
import { isSameJson } from '../document/diff';
import { writeCommand } from '../document/field-at';
import { checkFields, fieldSchemaOf } from '../document/block-rules';
import { shownAfter, structureCommand } from '../document/structure';
import { copyOf, findBlock, placeOf, type Document } from '../document/tree';
import type { Edit } from '../document/history';
import { readSettings, typedSettings } from '../settings/read-settings.server';
import { withUntouched } from '../settings/untouched.server';

export type ReadEdit =
  | {
      edit: Edit;
      /** The block to show, and the block that is gone. */
      shows: { block: string | null; gone?: string };
    }
  | { uuid: string; typed: Record<string, string>; wrong: string[] };

/**
 * The change of the document that a form of the edit page requests. Fields: intent (up, down, move,
 * duplicate, delete, change, write), once, block, place, field, value. Null for another intent;
 * throws a CommandError if a named block or position does not exist.
 */
export async function readEdit(form: FormData, document: Document): Promise<ReadEdit | null> {
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const uuid = text('block');
  const newUuid = () => crypto.randomUUID();
  const id = idOf(form);
  const edit = (...commands: EditorCommand[]): Edit => ({ id, commands });
  const shows = { block: uuid };

  const structure = { intent, uuid, place: text('place') };
  const command = structureCommand(document, structure);
  if (command !== undefined) {
    return { edit: edit(...(command ? [command] : [])), shows: shownAfter(document, structure) };
  }

  switch (intent) {
    case 'duplicate': {
      const block = copyOf(existing(document, uuid), newUuid);
      const { parent } = placeOf(document, uuid)!;
      const copy = block.meta.uuid;
      return {
        edit: edit({ kind: 'add', block, place: { parent, after: uuid } }),
        shows: { block: copy },
      };
    }
    case 'change': {
      const block = existing(document, uuid);
      const schema = fieldSchemaOf(block);
      if (!schema) throw new CommandError('invalidFields', uuid);
      const sent = withUntouched(form, schema, fieldsOf(block));
      const read = readSettings(sent, schema, fieldsOf(block));
      if (!read.isValid)
        return { uuid, typed: typedSettings(sent, schema, fieldsOf(block)), wrong: read.wrong };
      const { version } = block.meta;
      const [clean] = await cleanBlocks([withFields(block, read.fields, version)]);
      const fields = fieldsOf(clean!);
      const command: EditorCommand = {
        kind: 'change',
        uuid,
        fields,
        ...(version && { version }),
      };
      const isSame = isSameJson(fields, fieldsOf(block));
      return { edit: edit(...(isSame ? [] : [command])), shows };
    }
    case 'write': {
      const block = existing(document, uuid);
      const written = writeCommand(block, { field: text('field'), value: text('value') });
      const changed = withFields(block, written.fields, written.version);
      checkFields(changed);
      const [clean] = await cleanBlocks([changed]);
      const fields = fieldsOf(clean!);
      const isSame = isSameJson(fields, fieldsOf(block));
      return { edit: edit(...(isSame ? [] : [{ ...written, fields }])), shows };
    }
    default:
      return null;
  }
}

/**
 * The same form of the same page, sent twice, is applied once; with other values it is another
 * edit. Without `once` it is applied each time.
 */
export function idOf(form: FormData): string {
  if (!form.get('once')) return crypto.randomUUID();
  return createHash('sha256')
    .update(JSON.stringify([...form]))
    .digest('base64url');
}

function existing(document: Document, uuid: string): Block {
  const block = findBlock(document, uuid);
  if (!block) throw new CommandError('unknownBlock', uuid);
  return block;
}
