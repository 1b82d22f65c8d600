import * as z from 'zod';
import { key, neededText, optionalAddress, text, webAddress } from '../kit/cells';
import { defineKind, type ImportContext } from '../kit/kind';
import { absentColumns } from '../kit/texts';
import { upsert, type Columns } from '../kit/upsert';

const companyCells = {
  name: neededText(),
  external_name: text(),
  legal_name: text(),
  contact_url: webAddress(),
  street: text(),
  house_no: text(),
  postcode: text(),
  town: neededText(),
  country: text(),
  email: text(),
  phone_number: text(),
  fax_number: text(),
  url: webAddress(),
  logo: optionalAddress(),
};

const columns: Columns = Object.fromEntries(
  ['external_id', ...Object.keys(companyCells)].map((name) => [name, 'text']),
);

async function write(
  table: 'manufacturer' | 'responsible_person',
  rows: { external_id: string }[],
  context: ImportContext,
) {
  const keep = absentColumns(context, columns, '', { external_id: table });
  await upsert(context.client, { table, key: ['external_id'], columns, keep }, rows);
  await context.references.learn(
    table,
    rows.map((row) => row.external_id),
  );
}

export const manufacturers = defineKind({
  name: 'manufacturers',
  signature: ['manufacturer', 'town'],
  columns: z.object({ manufacturer: key(), ...companyCells }),
  unique: 'manufacturer',
  refersTo: ['manufacturer'],
  write: (rows, context) =>
    write(
      'manufacturer',
      rows.map(({ manufacturer, ...row }) => ({ external_id: manufacturer, ...row })),
      context,
    ),
});

export const responsiblePersons = defineKind({
  name: 'responsible persons',
  signature: ['responsible_person', 'town'],
  columns: z.object({ responsible_person: key(), ...companyCells }),
  unique: 'responsible_person',
  refersTo: ['responsible_person'],
  write: (rows, context) =>
    write(
      'responsible_person',
      rows.map(({ responsible_person, ...row }) => ({ external_id: responsible_person, ...row })),
      context,
    ),
});
