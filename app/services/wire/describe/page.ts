import { alwaysChanges, type WireOperation } from '../frame/operation';
import { describeSchemas, hasFile, type SchemaDescriber, type JsonSchema } from './json-schemas';
import type { Subjects } from './open-api';

const HEAD = `# The wire contract

Made of the schemas of \`app/services/wire\` by \`npm run wire:docs\`; the same as an OpenAPI document is
served at \`/plentysystems/openapi.json\`. How it came to be is said in
[108](decisions/108-the-wire-contract-is-served.md).

A call is \`POST /plentysystems/<operation>\` with the list of its arguments as JSON, of which there is one
at most; what is no list is the argument itself. Operations that change nothing may be asked
for by GET too, with the list in the query \`body\`; a proof (\`name\`, \`postcode\`) makes a device known, so it is posted. An answer is \`{"data": …}\`; where something changed,
\`data.apiEvents\` says what. What fails is said as
\`{"data": {"key", "message", "errors"}, "events", "error": {"code", "message"}}\` with its HTTP status.

| header          | what it does                                                                      |
| --------------- | --------------------------------------------------------------------------------- |
| \`x-csrf-token\`  | stands in each answer; calls that change something send the last one back         |
| \`cookie\`        | the session, as \`set-cookie\` gave it                                              |
| \`locale\`        | two letters; what is no language of the shop is its first                         |
| \`referrerID\`    | where the visitor came from; carts name it                                        |
| \`x-config-id\` | the number of a configuration, 1 without it: named again in what setConfiguration answers; a front hands it on |
| \`noCache\` | goes round what a front keeps, which hands it on; the shop itself keeps no answer |
| \`x-pwa-edit-hash\` | the cookie \`pwa\` of an operator who has logged in: \`getPreviewValid\` says \`read\` by it, changes need the session |

A log-in gives the session a new cookie. A call of a browser that was under way meanwhile is answered
with 307 and its own address, so that the browser sends it again with the new one.

Amounts are euros with two decimals, moments are ISO 8601 in UTC. \`id\` is a whole number above 0,
\`count\` one that may be 0, \`amount\` one of euros, each also as text. A \`file\` is a part of a multipart call.
`;

/** The page that documents the operations, as Markdown. */
export function wirePage(subjects: Subjects): string {
  const incoming = describeSchemas('input', '');
  const outgoing = describeSchemas('output', '');
  const sections = Object.entries(subjects).map(([subject, table]) => {
    const operations = Object.entries(table).map(([name, operation]) =>
      sectionOf(name, operation, incoming, outgoing),
    );
    return `## ${subject}\n\n${operations.join('\n\n')}`;
  });
  const shapes = { ...incoming.named(), ...outgoing.named() };
  const shapeLines = Object.entries(shapes).map(
    ([name, schema]) => `type ${name} = ${written(schema, '')};`,
  );
  const list = `## Shapes\n\n\`\`\`ts\n${shapeLines.join('\n\n')}\n\`\`\``;
  return `${[HEAD, ...sections, list].join('\n')}\n`;
}

function sectionOf(
  name: string,
  operation: WireOperation,
  incoming: SchemaDescriber,
  outgoing: SchemaDescriber,
): string {
  const { about, input, output, example } = operation;
  const argument = input ? written(incoming.schema(input), '') : '';
  const answer = written(outgoing.schema(output), '');
  const sent = example === null || example === undefined ? [] : [example];
  const body = JSON.stringify(sent).replaceAll("'", String.raw`'\''`);
  const curl = [
    `curl -X POST http://localhost:3000/plentysystems/${name}`,
    `  -H 'Content-Type: application/json' -d '${body}'`,
  ].join(' \\\n');
  const method = alwaysChanges(name, operation) ? '' : ' Also by GET.';
  return [
    `### ${name}`,
    `${about}${method}`,
    `\`\`\`ts\n${name}(${argument}): ${answer}\n\`\`\``,
    `\`\`\`sh\n${curl}\n\`\`\``,
  ].join('\n\n');
}

/** A schema as a type, short enough to read. */
function written(schema: JsonSchema, indent: string): string {
  const {
    $ref,
    anyOf,
    allOf,
    enum: values,
    type,
    items,
  } = schema as {
    $ref?: string;
    anyOf?: JsonSchema[];
    allOf?: JsonSchema[];
    enum?: unknown[];
    type?: string | string[];
    items?: JsonSchema;
  };
  if ($ref !== undefined) return $ref;
  if (type === 'string' && hasFile(schema)) return 'file';
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  const types = Array.isArray(type) ? type.map((each) => ({ ...schema, type: each })) : undefined;
  const union = anyOf ?? (schema['oneOf'] as JsonSchema[] | undefined) ?? types;
  if (union) return unionOf(union, indent);
  if (allOf) return allOf.map((each) => written(each, indent)).join(' & ');
  if (type === 'array') return items ? `${inBrackets(written(items, indent))}[]` : 'unknown[]';
  if (type === 'object') return objectOf(schema, indent);
  return { integer: 'number', undefined: 'unknown' }[String(type)] ?? String(type);
}

/**
 * The type of a number that may also come as text; the documentation explains that once for all of
 * them.
 */
function unionOf(union: JsonSchema[], indent: string): string {
  const types = union.map((each) => written(each, indent));
  const [first = {}] = union;
  const isNumber = union.length === 2 && types.join() === 'number,string';
  return isNumber ? nameOfNumber(first) : [...new Set(types)].join(' | ');
}

function nameOfNumber({ type, minimum, exclusiveMinimum }: JsonSchema): string {
  if (type !== 'integer') return 'amount';
  return exclusiveMinimum === 0 || Number(minimum) > 0 ? 'id' : 'count';
}

function inBrackets(type: string): string {
  return / [|&] /.test(type) && !type.startsWith('{') ? `(${type})` : type;
}

function objectOf(schema: JsonSchema, indent: string): string {
  const {
    properties,
    required = [],
    additionalProperties,
  } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
    additionalProperties?: JsonSchema;
  };
  if (!properties) {
    const value =
      typeof additionalProperties === 'object' ? written(additionalProperties, indent) : 'unknown';
    return `Record<string, ${value || 'unknown'}>`;
  }
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, each]) => {
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
    return `${inner}${key}${required.includes(name) ? '' : '?'}: ${written(each, inner)};`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}
