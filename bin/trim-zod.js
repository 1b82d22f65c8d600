/** Lines that keep alive what the editor does not use. */
const UNUSED = [
  // Each kind of schema is tied to its description as JSON Schema.
  /^ *inst\._zod\.processJSONSchema = .*;$/gm,
  /^ *jsonSchema: \{\n(?: +\w+: createStandardJSONSchemaMethod\(this, "\w+"\),\n)+ *\},$/gm,
  /^ *return createToJSONSchemaMethod\(this, \{\}\)\(params\);$/gm,
  // English sentences for what is refused: the server says that, in the language of the page.
  /^ *if \(!core\.globalConfig\.localeError\)\n *core\.config\(en\(\)\);$/gm,
  // Both ways of a codec, of which the editor has none, and checks without a result.
  /^ *(?:async )?(?:\w+: (?:async )?function _)?(?:(?:safe)?(?:[eE]n|[dD]e)code|validate)(?:Async)?\(data, params\) \{\n.*\n *\},$/gm,
  // Formats as methods, such as `z.string().email()`; `z.email()` is another way to say it.
  /^ *\w+\(params\) \{\n *return this\.check\(core\._\w+\(Zod\w+, params\)\);\n *\},$/gm,
];

/**
 * Leaves out of the editor's script what of zod it never runs. Another version of zod with other lines ends the
 * build.
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
