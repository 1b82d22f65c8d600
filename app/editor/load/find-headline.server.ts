import type { Block } from '~/services/shop-api';
import { fieldsOf } from '../document/block-fields';
import { fieldSchemaOf, isKnown } from '../document/block-rules';
import { childrenOf, type Document } from '../document/tree';
import { entriesOf, shownValue } from '../settings/read-settings.server';
import { fieldsOfSchema } from '../settings/settings-fields.server';

/** Where a headline of the page is edited: the block whose settings to open, and the field. */
export type Headline = { edit: string; field: string };

/** The first headline of a page with text; null if there is none. */
export function findHeadline(document: Document): Headline | null {
  for (const holder of document) {
    for (const block of [holder, ...childrenOf(holder)]) {
      const path = titleOf(block);
      if (path) return { edit: holder.meta.uuid, field: `${block.meta.uuid}-${path}` };
    }
  }
  return null;
}

function titleOf(block: Block): string | null {
  if (!isKnown(block)) return null;
  const values = fieldsOf(block);
  const title = fieldsOfSchema(fieldSchemaOf(block), entriesOf(values)).find(
    (field) => field.path.at(-1) === 'title' && shownValue(values, field) !== '',
  );
  return title ? title.path.join('.') : null;
}
