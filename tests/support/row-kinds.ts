import { types } from 'pg';
import ts from 'typescript';
// Configures how the driver parses bigint.
import '../../database/connect';

/** `string`, `number`, `boolean`, `Date`, `Buffer`, lists (`number[]`), or another type's name. */
export type Kind = string;

/** Matches every kind: JSON as a column, `unknown` as a property. */
export const ANY = 'any';

export type Property = { kind: Kind; isNullable: boolean };

/** Returns the kinds of a row type's properties. */
export function propertiesOf(checker: ts.TypeChecker, row: ts.Type): Record<string, Property> {
  const properties = checker.getPropertiesOfType(row).map((property) => {
    const type = checker.getTypeOfSymbol(property);
    const kind = kindOfType(checker, type);
    const isNullable = kind === ANY || checker.getNonNullableType(type) !== type;
    return [property.name, { kind, isNullable }] as const;
  });
  return Object.fromEntries(properties);
}

function kindOfType(checker: ts.TypeChecker, nullable: ts.Type): Kind {
  if (nullable.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return ANY;
  const type = checker.getNonNullableType(nullable);
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const [member] = checker.getTypeArguments(type as ts.TypeReference);
    return `${member ? kindOfType(checker, member) : ANY}[]`;
  }
  const plain = {
    string: checker.getStringType(),
    number: checker.getNumberType(),
    boolean: checker.getBooleanType(),
  };
  const found = Object.entries(plain).find(([, of]) => checker.isTypeAssignableTo(type, of));
  return found?.[0] ?? type.symbol?.name ?? checker.typeToString(type);
}

/** A text for each type of column, which the driver parses to find its kind. */
const SAMPLES: Record<string, string> = {
  bool: 't',
  int2: '1',
  int4: '1',
  int8: '1',
  oid: '1',
  float4: '1',
  float8: '1',
  numeric: '1',
  text: 'a',
  varchar: 'a',
  name: 'a',
  uuid: '00000000-0000-0000-0000-000000000000',
  timestamptz: '2026-01-01 00:00:00+00',
  bytea: '\\x00',
};

/** Returns the kind that the driver gives a column of this type (`int4`, `_int4` for a list). */
export function kindOfColumn({ oid, type }: { oid: number; type: string }): Kind {
  const name = type.replace(/^_/, '');
  if (name === 'json' || name === 'jsonb') return ANY;
  const sample = SAMPLES[name];
  if (sample === undefined) return `${type}, of which row-kinds.ts has no sample`;
  const read: unknown = types.getTypeParser(oid)(name === type ? sample : `{"${sample}"}`);
  if (!Array.isArray(read)) return kindOfValue(read);
  return `${kindOfValue(read[0])}[]`;
}

function kindOfValue(value: unknown): Kind {
  return typeof value === 'object' && value ? value.constructor.name : typeof value;
}

export function isSameKind(one: Kind, other: Kind): boolean {
  return one === other || one === ANY || other === ANY;
}
