import ts from 'typescript';

/** A statement as the source has it. */
export type Statement = {
  /** File and line. */
  place: string;
  /** Null where a part of it is only known when it runs. */
  text: string | null;
  /** Properties of the row type that the caller names, with what they hold; null where it names none. */
  row: Record<string, string> | null;
};

/** Every statement that the sources hand to `query`, with its row type. */
export function readStatements(isOurs: (file: string) => boolean): Statement[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram(fileNames.filter(isOurs), options);
  const checker = program.getTypeChecker();
  const statements: Statement[] = [];
  for (const source of program.getSourceFiles()) {
    const file = ts.sys.resolvePath(source.fileName).slice(ts.sys.getCurrentDirectory().length + 1);
    if (!isOurs(file)) continue;
    const visit = (node: ts.Node): void => {
      const given = ts.isCallExpression(node) && isQuery(node) ? node.arguments[0] : undefined;
      if (given && ts.isCallExpression(node)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        const text = textOf(given, checker);
        if (text !== undefined) {
          const place = `${file}:${line + 1}`;
          statements.push({ place, text, row: rowOf(node.typeArguments?.[0], checker) });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return statements;
}

function isQuery({ expression }: ts.CallExpression): boolean {
  return ts.isPropertyAccessExpression(expression) && expression.name.text === 'query';
}

/** undefined: no statement is written here; null: one with a part that nobody knows before it runs. */
function textOf(given: ts.Expression, checker: ts.TypeChecker): string | null | undefined {
  if (!ts.isObjectLiteralExpression(given)) return constant(given, checker);
  const property = given.properties.find((each) => each.name?.getText() === 'text');
  if (!property || !ts.isPropertyAssignment(property)) return undefined;
  return constant(property.initializer, checker);
}

function constant(node: ts.Expression, checker: ts.TypeChecker): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map((span) => {
      const value = constant(span.expression, checker);
      return value === null ? null : value + span.literal.text;
    });
    return parts.includes(null) ? null : node.head.text + parts.join('');
  }
  if (ts.isNumericLiteral(node)) return node.text.replaceAll('_', '');
  const type = checker.getTypeAtLocation(node);
  if (type.isStringLiteral() || type.isNumberLiteral()) return String(type.value);
  if (!ts.isIdentifier(node)) return null;
  let symbol = checker.getSymbolAtLocation(node);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declared = symbol?.valueDeclaration;
  const isConstant =
    declared &&
    ts.isVariableDeclaration(declared) &&
    declared.parent.flags & ts.NodeFlags.Const &&
    declared.initializer;
  return isConstant ? constant(isConstant, checker) : null;
}

function rowOf(
  node: ts.TypeNode | undefined,
  checker: ts.TypeChecker,
): Record<string, string> | null {
  if (!node) return null;
  const type = checker.getTypeFromTypeNode(node);
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.TypeParameter)) return null;
  return Object.fromEntries(
    checker
      .getPropertiesOfType(type)
      .map((property) => [property.name, kindOf(checker.getTypeOfSymbol(property), checker)]),
  );
}

/** What a property holds, in the words that say what a column becomes. */
function kindOf(given: ts.Type, checker: ts.TypeChecker): string {
  const type = checker.getNonNullableType(given);
  const all = type.isUnion() ? type.types : [type];
  const is = (flags: ts.TypeFlags) => all.every((each) => each.flags & flags);
  if (is(ts.TypeFlags.StringLike)) return 'string';
  if (is(ts.TypeFlags.NumberLike)) return 'number';
  if (is(ts.TypeFlags.BooleanLike)) return 'boolean';
  if (checker.isArrayType(type)) {
    return `${kindOf(checker.getTypeArguments(type as ts.TypeReference)[0]!, checker)}[]`;
  }
  const name = type.symbol?.name;
  return name === 'Date' || name === 'Buffer' ? name : 'json';
}
