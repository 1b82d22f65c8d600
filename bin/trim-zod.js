/** Lines that keep unused code in the editor's script. */
const UNUSED = [
  // Each kind of schema refers to its description as JSON Schema.
  /^ *inst\._zod\.processJSONSchema = .*;$/gm,
  /^ *jsonSchema: \{\n(?: +\w+: createStandardJSONSchemaMethod\(this, "\w+"\),\n)+ *\},$/gm,
  /^ *return createToJSONSchemaMethod\(this, \{\}\)\(params\);$/gm,
  // English messages for errors: the server sends messages in the language of the page.
  /^ *if \(!core\.globalConfig\.localeError\)\n *core\.config\(en\(\)\);$/gm,
  // Both directions of a codec, of which the editor has none, and checks without a result.
  /^ *(?:async )?(?:\w+: (?:async )?function _)?(?:(?:safe)?(?:[eE]n|[dD]e)code|validate)(?:Async)?\(data, params\) \{\n.*\n *\},$/gm,
  // Formats as methods, such as `z.string().email()`; `z.email()` does the same.
  /^ *\w+\(params\) \{\n *return this\.check\(core\._\w+\(Zod\w+, params\)\);\n *\},$/gm,
];

/**
 * Removes unused code of zod from the editor's script. The build fails if a version of zod has
 * other lines.
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
      return { code: UNUSED.reduce(withoutLines, code), map: null };
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
