import type * as de from './de/index';

/** German is written first and defines the keys of every other language. */
export type Dictionary = typeof de;

export type Namespace = keyof Dictionary;
