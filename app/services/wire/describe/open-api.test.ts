import { expect, test } from 'vitest';
import { freshWirePage, writtenWirePage } from '../../../../tests/support/write-wire-page';
import { OPERATIONS, SUBJECTS } from '../operations';
import { openApiDocument } from './open-api';

type Request = {
  requestBody: { content: { 'application/json': { schema: unknown; example: unknown[] } } };
};
type Path = { post: Request; get?: object };
type Document = {
  paths: Record<string, Path>;
  components: { schemas: Record<string, object> };
  servers: unknown;
};

const document = openApiDocument(SUBJECTS, 'https://farben.example') as unknown as Document;

test('every operation has a path, and reads also have GET', () => {
  const paths = Object.keys(OPERATIONS).map((name) => `/plentysystems/${name}`);
  expect(Object.keys(document.paths).toSorted()).toEqual(paths.toSorted());
  expect(document.paths['/plentysystems/getCart']).toHaveProperty('get');
  expect(document.paths['/plentysystems/doAddCartItem']).not.toHaveProperty('get');
});

test('no name is in two subjects', () => {
  const names = Object.values(SUBJECTS).flatMap((table) => Object.keys(table));
  expect(new Set(names).size).toBe(names.length);
});

test('all references exist', () => {
  const text = JSON.stringify(document);
  const named = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref!);
  expect(named.length).toBeGreaterThan(50);
  for (const ref of named) {
    const [, name = ''] = /^#\/components\/schemas\/(\w+)$/.exec(ref) ?? [];
    expect(document.components.schemas, ref).toHaveProperty(name);
  }
});

test('its examples are those that are run (wire.db.test.ts)', () => {
  for (const [name, { example }] of Object.entries(OPERATIONS)) {
    const { requestBody } = document.paths[`/plentysystems/${name}`]!.post;
    const sent = requestBody.content['application/json'].example;
    expect(sent, name).toEqual(example === null || example === undefined ? [] : [example]);
  }
});

test('a file is a part of a form, and not a JSON object', () => {
  const { content } = document.paths['/plentysystems/doUploadOrderPropertyFile']!.post.requestBody;
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const inJson = JSON.stringify(content['application/json'].schema);
  expect(inJson).not.toMatch(/"(?:file|fileData)"/);
  expect(content).toMatchObject({
    'multipart/form-data': {
      schema: { anyOf: [{ properties: { fileData: file } }, { properties: { file } }] },
    },
  });
});

test.each([
  ['itemsPerPage', 'count'],
  ['priceMin', 'amount | ""'],
  ['orderId', 'id'],
])('the page describes %s correctly: %s', (field, type) => {
  expect(writtenWirePage()).toContain(`  ${field}?: ${type};`.replace('orderId?', 'orderId'));
});

test('input is closed, output may get more fields later', () => {
  const { schemas } = document.components;
  expect(schemas.AddressArgument).toMatchObject({ additionalProperties: false });
  expect(JSON.stringify(schemas.Order)).not.toContain('"additionalProperties":false');
});

test('docs/wire.md is up to date: npm run wire:docs', async () => {
  expect(writtenWirePage()).toBe(await freshWirePage());
});
