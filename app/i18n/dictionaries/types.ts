import type * as de from './de/index';

/** German is written first and is the shape every other language has to fill. */
export type Dictionary = typeof de;

export type Namespace = keyof Dictionary;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_one`
  ? Base
  : Key extends `${infer Base}_other`
    ? Base
    : Key;

type Keys<Tree, Path extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Path}${WithoutPlural<Key>}`
    : Keys<Tree[Key], `${Path}${Key}.`>;
}[keyof Tree & string];

/** Every key `t` accepts, such as 'cart.title'. */
export type TextKey = Keys<Dictionary>;
