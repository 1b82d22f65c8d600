/** What zod ties to each kind of schema to describe it as JSON Schema, which no browser does. */
const JSON_SCHEMA = [
  /^ *inst\._zod\.processJSONSchema = .*;$/gm,
  /^ *jsonSchema: \{\n(?: +\w+: createStandardJSONSchemaMethod\(this, "\w+"\),\n)+ *\},$/gm,
  /^ *return createToJSONSchemaMethod\(this, \{\}\)\(params\);$/gm,
];

/**
 * Leaves JSON Schema out of the editor's script, an eighth of its own code. Another version of zod with other lines
 * ends the build.
 *
 * @returns {import('vite').Plugin}
 */
export function trimZod() {
  let isTrimmed = false;
  return {
    name: 'trim-zod',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!id.endsWith('/zod/v4/classic/schemas.js')) return null;
      isTrimmed = true;
      return { code: JSON_SCHEMA.reduce(withoutLines, code), map: null };
    },
    buildEnd() {
      if (!isTrimmed) throw new Error('zod has no schemas.js to trim any more');
    },
  };
}

/** @param {string} code @param {RegExp} lines */
function withoutLines(code, lines) {
  if (code.search(lines) < 0) throw new Error(`zod has no line like this any more: ${lines}`);
  return code.replace(lines, '');
}
