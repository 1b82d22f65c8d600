import type * as de from './de/index';

/** German is written first and is the shape every other language has to fill. */
export type Dictionary = typeof de;

export type Namespace = keyof Dictionary;
