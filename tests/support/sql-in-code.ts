import { relative } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../../server/project-root';
import { ANY, propertiesOf, type Property } from './row-kinds';
import { textsOf } from './static-text';

/** A statement as the code sends it. */
export type StatementInCode = {
  /** Its file, and its name or that of the calling function. */
  where: string;
  /** All its possible texts; null if they are known only at run time. */
  texts: string[] | null;
  /** The properties of its row type; null without one. */
  row: Record<string, Property> | null;
  readsRows: boolean;
};

const FOLDERS = /^(app|database|importer|exporter|server)\//;
const TESTS = /\.test\.tsx?$/;

/** Returns every statement of the shop that is passed to `query` of a pool or connection. */
export function statementsInCode(): StatementInCode[] {
  const root = projectRoot();
  const pathOf = (file: string) => relative(root, file);
  const config = ts.getParsedCommandLineOfConfigFile(
    `${root}/tsconfig.json`,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  )!;
  const files = config.fileNames.filter((file) => FOLDERS.test(pathOf(file)) && !TESTS.test(file));
  const program = ts.createProgram(files, config.options);
  const checker = program.getTypeChecker();
  const wanted = new Set(files);
  return program
    .getSourceFiles()
    .filter(({ fileName }) => wanted.has(fileName))
    .flatMap((file) =>
      callsIn(file)
        .filter((call) => isQuery(checker, call))
        .map((call) => statementOf(checker, call, pathOf(file.fileName))),
    );
}

function callsIn(node: ts.Node): ts.CallExpression[] {
  const calls: ts.CallExpression[] = ts.isCallExpression(node) ? [node] : [];
  ts.forEachChild(node, (child) => void calls.push(...callsIn(child)));
  return calls;
}

function isQuery(checker: ts.TypeChecker, { expression }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'query') return false;
  const method = checker.getSymbolAtLocation(expression.name)?.declarations?.[0];
  return method?.getSourceFile().fileName.includes('/@types/pg/') ?? false;
}

function statementOf(
  checker: ts.TypeChecker,
  call: ts.CallExpression,
  path: string,
): StatementInCode {
  const [asked] = call.arguments;
  const { name, text, types } = partsOf(asked!);
  const names = name && textsOf(checker, name);
  const row = call.typeArguments?.[0];
  const properties = row && propertiesOf(checker, checker.getTypeFromTypeNode(row));
  return {
    where: `${path} ${names?.join(' or ') ?? functionAround(call)}`,
    texts: text ? textsOf(checker, text) : null,
    // A caller that parses the columns itself (`types`) determines their kinds.
    row: (properties && (types ? anyOf(properties) : properties)) ?? null,
    readsRows: readsRows(call),
  };
}

function anyOf(properties: Record<string, Property>): Record<string, Property> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, { ...property, kind: ANY }]),
  );
}

type Parts = Partial<Record<'name' | 'text' | 'types', ts.Expression | undefined>>;

function partsOf(asked: ts.Expression): Parts {
  if (!ts.isObjectLiteralExpression(asked)) return { text: asked };
  const part = (key: string) => {
    const property = asked.properties.find(({ name }) => name?.getText() === key);
    if (property && ts.isPropertyAssignment(property)) return property.initializer;
    return property && ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
  };
  return { name: part('name'), text: part('text'), types: part('types') };
}

function functionAround(node: ts.Node): string {
  for (let around = node.parent; around; around = around.parent) {
    if (ts.isFunctionDeclaration(around) || ts.isMethodDeclaration(around))
      return around.name?.getText() ?? 'default';
    if (ts.isVariableDeclaration(around) && isArrow(around.initializer))
      return around.name.getText();
  }
  return '(module)';
}

function isArrow(node: ts.Expression | undefined): boolean {
  return node !== undefined && ts.isArrowFunction(node);
}

/** `const { rows } = await …` or `(await …).rows`. */
function readsRows({ parent: awaited }: ts.CallExpression): boolean {
  const { parent } = awaited;
  if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name))
    return parent.name.elements.some((one) => (one.propertyName ?? one.name).getText() === 'rows');
  const around = ts.isParenthesizedExpression(parent) ? parent.parent : parent;
  return ts.isPropertyAccessExpression(around) && around.name.text === 'rows';
}
