import { alwaysChanges, type WireOperation, type WireTable } from '../frame/operation';
import { describeSchemas, hasFile, type SchemaDescriber, type JsonSchema } from './json-schemas';

/** Tables of operations by their subjects. */
export type Subjects = Readonly<Record<string, WireTable>>;

const COMPONENTS = '#/components/schemas/';

/** The operations as an OpenAPI document, made from the schemas that validate calls. */
export function openApiDocument(subjects: Subjects, publicOrigin: string): JsonSchema {
  const incoming = describeSchemas('input', COMPONENTS);
  const outgoing = describeSchemas('output', COMPONENTS);
  const paths = Object.entries(subjects).flatMap(([tag, table]) =>
    Object.entries(table).map(([name, operation]) => [
      `/plentysystems/${name}`,
      pathOf({ tag, name, operation }, incoming, outgoing),
    ]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'The shop, called by its operations',
      version: '1',
      description:
        'A call is a POST whose body is the list of its arguments; what only reads may be asked for by GET, with the list in the query. Answers are `{data}`, with `data.apiEvents` where something changed. Each answer has a token in `x-csrf-token`, which the next call sends back.',
    },
    servers: [{ url: publicOrigin }],
    tags: Object.keys(subjects).map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: { ...incoming.named(), ...outgoing.named(), Failure: FAILURE },
    },
  };
}

type TaggedOperation = { tag: string; name: string; operation: WireOperation };

function pathOf(
  placed: TaggedOperation,
  incoming: SchemaDescriber,
  outgoing: SchemaDescriber,
): JsonSchema {
  const { tag, name, operation } = placed;
  const { input, example, about } = operation;
  const { argument, parts } = formsOf(input && incoming.schema(input));
  const isNeeded = input !== null && !input.safeParse(undefined).success;
  const schema = {
    type: 'array',
    ...(argument && { prefixItems: [argument] }),
    minItems: isNeeded ? 1 : 0,
    maxItems: input === null ? 0 : 1,
  };
  const sent = example === null || example === undefined ? [] : [example];
  const content = {
    'application/json': { schema, example: sent },
    ...(parts && { 'multipart/form-data': { schema: parts } }),
  };
  const same = { tags: [tag], summary: about, responses: responsesOf(outgoing, operation) };
  const post = { operationId: name, requestBody: { required: isNeeded, content }, ...same };
  if (alwaysChanges(name, operation)) return { post };
  const body = { name: 'body', in: 'query', required: isNeeded, content };
  return { post, get: { operationId: `${name}ByQuery`, parameters: [body], ...same } };
}

type Forms = { argument: JsonSchema | null; parts?: JsonSchema };

/** An argument as JSON and, if it may contain a file, as the parts of a form. */
function formsOf(argument: JsonSchema | null): Forms {
  const forms = (argument?.['anyOf'] as JsonSchema[] | undefined) ?? [];
  const parts = forms.filter(hasFile);
  if (parts.length === 0) return { argument };
  return {
    argument: { anyOf: forms.filter((form) => !hasFile(form)) },
    parts: { anyOf: parts },
  };
}

function responsesOf(outgoing: SchemaDescriber, { output }: WireOperation): JsonSchema {
  const data = outgoing.schema(output);
  const meta = { type: 'object' };
  const schema = { type: 'object', properties: { data, meta }, required: ['data'] };
  return {
    '200': { description: 'It was done.', content: { 'application/json': { schema } } },
    default: {
      description: 'It was not, and why.',
      content: { 'application/json': { schema: { $ref: `${COMPONENTS}Failure` } } },
    },
  };
}

const FAILURE: JsonSchema = {
  type: 'object',
  properties: {
    data: {
      type: 'object',
      properties: {
        key: { type: 'string' },
        message: { type: 'string' },
        errors: { type: 'object' },
      },
      required: ['key', 'message'],
    },
    events: { type: 'object' },
    error: {
      type: 'object',
      properties: { code: { type: 'integer' }, message: { type: 'string' } },
      required: ['code', 'message'],
    },
    key: { type: 'string' },
    code: { type: 'integer' },
    message: { type: 'string' },
    cause: { type: ['object', 'null'] },
  },
  required: ['data', 'error', 'key', 'code', 'message'],
};
