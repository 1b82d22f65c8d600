import ts from 'typescript';

/** A value that can be determined without running the code. */
type Value = string | number | Value[] | Callable;
type Callable = { node: ts.ArrowFunction | ts.FunctionDeclaration; scope: Scope };
type Scope = ReadonlyMap<ts.Symbol, Value[]>;

class NotTold extends Error {}

/**
 * Returns the possible texts of an expression: more than one if a condition is known only at run
 * time, null if it depends on other run-time values. Follows constants through files, templates,
 * conditions, and functions that consist of one expression.
 */
export function textsOf(checker: ts.TypeChecker, expression: ts.Expression): string[] | null {
  try {
    const texts = new Reader(checker).read(expression, new Map());
    return texts.every((text) => typeof text === 'string') ? [...new Set(texts)] : null;
  } catch (error) {
    if (error instanceof NotTold) return null;
    throw error;
  }
}

class Reader {
  constructor(private readonly checker: ts.TypeChecker) {}

  read(node: ts.Expression, scope: Scope): Value[] {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isNumericLiteral(node)) return [Number(node.text.replaceAll('_', ''))];
    if (ts.isTemplateExpression(node)) return this.template(node, scope);
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node)
    )
      return this.read(node.expression, scope);
    if (ts.isConditionalExpression(node))
      return [...this.read(node.whenTrue, scope), ...this.read(node.whenFalse, scope)];
    if (ts.isArrayLiteralExpression(node))
      return combined(node.elements.map((element) => this.read(element, scope)));
    if (ts.isArrowFunction(node)) return [{ node, scope }];
    if (ts.isIdentifier(node)) return this.named(node, scope);
    if (ts.isPropertyAccessExpression(node)) return this.property(node, [node.name.text], scope);
    if (ts.isElementAccessExpression(node))
      return this.property(node, this.read(node.argumentExpression, scope), scope);
    if (ts.isCallExpression(node)) return this.call(node, scope);
    return this.byType(node);
  }

  private template(node: ts.TemplateExpression, scope: Scope): string[] {
    const parts = node.templateSpans.map(({ expression, literal }) =>
      this.read(expression, scope).map((value) => printed(value) + literal.text),
    );
    return combined<string>(parts).map((values) => node.head.text + values.join(''));
  }

  private named(node: ts.Identifier, scope: Scope): Value[] {
    let symbol = this.checker.getSymbolAtLocation(node);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias)
      symbol = this.checker.getAliasedSymbol(symbol);
    const given = symbol && scope.get(symbol);
    if (given) return given;
    const declared = symbol?.valueDeclaration;
    if (declared && ts.isFunctionDeclaration(declared)) return [{ node: declared, scope }];
    if (declared && ts.isVariableDeclaration(declared) && declared.initializer && isConst(declared))
      return this.read(declared.initializer, scope);
    return this.byType(node);
  }

  /** Reads the named properties of an object literal, or all of them. */
  private property(
    node: ts.PropertyAccessExpression | ts.ElementAccessExpression,
    keys: Value[],
    scope: Scope,
  ): Value[] {
    const object = this.checker.getTypeAtLocation(node.expression);
    const found = keys.map(printed).flatMap((key) => {
      const declared = object.getProperty(key)?.valueDeclaration;
      return declared && ts.isPropertyAssignment(declared)
        ? this.read(declared.initializer, scope)
        : [];
    });
    return found.length > 0 ? found : this.byType(node);
  }

  private call(node: ts.CallExpression, scope: Scope): Value[] {
    if (node.expression.getText() === 'Object.keys') return [this.keysOf(node.arguments[0]!)];
    const given = () => combined(node.arguments.map((argument) => this.read(argument, scope)));
    const { expression } = node;
    if (ts.isPropertyAccessExpression(expression)) {
      const method = expression.name.text;
      const objects = this.read(expression.expression, scope);
      return objects.flatMap((object) =>
        given().flatMap((values) => this.apply(object, method, values)),
      );
    }
    return this.read(expression, scope).flatMap((callable) =>
      given().flatMap((values) => this.run(callable, values)),
    );
  }

  private keysOf(object: ts.Expression): string[] {
    const keys = this.checker.getTypeAtLocation(object).getProperties();
    if (keys.length === 0) throw new NotTold();
    return keys.map(({ name }) => name);
  }

  private apply(object: Value, method: string, values: Value[]): Value[] {
    if (method !== 'map' || !Array.isArray(object)) return [applied(object, method, values)];
    return combined(object.map((member, i) => this.run(values[0]!, [member, i])));
  }

  private run(callable: Value, values: Value[]): Value[] {
    if (typeof callable !== 'object' || Array.isArray(callable)) throw new NotTold();
    const { node, scope } = callable;
    const inside = new Map(scope);
    node.parameters.forEach((parameter, i) => {
      const symbol = this.checker.getSymbolAtLocation(parameter.name);
      if (!symbol) throw new NotTold();
      if (parameter.dotDotDotToken) inside.set(symbol, [values.slice(i)]);
      else if (i < values.length) inside.set(symbol, [values[i]!]);
      else if (parameter.initializer) inside.set(symbol, this.read(parameter.initializer, inside));
    });
    return this.read(resultOf(node), inside);
  }

  private byType(node: ts.Expression): Value[] {
    const literals = literalsOf(this.checker.getTypeAtLocation(node));
    if (literals.length === 0) throw new NotTold();
    return literals;
  }
}

function resultOf({ body }: Callable['node']): ts.Expression {
  if (body && !ts.isBlock(body)) return body;
  const [statement, ...more] = body?.statements ?? [];
  if (!statement || more.length > 0 || !ts.isReturnStatement(statement) || !statement.expression)
    throw new NotTold();
  return statement.expression;
}

function isConst(declared: ts.VariableDeclaration): boolean {
  return (ts.getCombinedNodeFlags(declared) & ts.NodeFlags.Const) !== 0;
}

/** The members of a union of literals; none if it has another member. */
function literalsOf(type: ts.Type): (string | number)[] {
  const members = type.isUnion() ? type.types : [type];
  const literals = members.flatMap((member) =>
    member.isStringLiteral() || member.isNumberLiteral() ? [member.value] : [],
  );
  return literals.length === members.length ? literals : [];
}

function printed(value: Value): string {
  if (typeof value === 'object') throw new NotTold();
  return String(value);
}

function applied(object: Value, method: string, values: Value[]): Value {
  if (Array.isArray(object) && method === 'join')
    return object.map(printed).join(printed(values[0]!));
  if (typeof object !== 'string') throw new NotTold();
  if (method === 'trim') return object.trim();
  if (method === 'replace') return object.replace(printed(values[0]!), () => printed(values[1]!));
  if (method === 'replaceAll')
    return object.replaceAll(printed(values[0]!), () => printed(values[1]!));
  throw new NotTold();
}

/** Returns all combinations of one from each list. */
function combined<T>(choices: T[][]): T[][] {
  return choices.reduce<T[][]>(
    (ways, choice) => ways.flatMap((way) => choice.map((one) => [...way, one])),
    [[]],
  );
}
