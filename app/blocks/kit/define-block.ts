import type * as z from 'zod';
import type { Locale } from '~/i18n/locales';
import type { Block } from '~/services/shop-api';
import type { Draw } from './drawing';

/** The groups of the palette, in its order. */
export const BLOCK_CATEGORIES = [
  'image-banner',
  'announcements',
  'image-with-text',
  'rich-text',
  'sections',
  'product-galleries',
  'media',
  'forms',
] as const;
export type BlockCategory = (typeof BLOCK_CATEGORIES)[number];

/** What operators read, in their language. */
export type Title = Record<Locale, string>;

/** A ready-made block the palette offers. */
export type BlockVariation = {
  /** Unlike that of any other; also names its preview picture. */
  id: string;
  title: Title;
  create: (locale: Locale, uuid: () => string) => Block;
};

/** All the server and the editor know about a block; the page itself needs only its component. */
export type BlockDefinition = {
  /** As documents name it. */
  name: string;
  type: 'structure' | 'content';
  /** §2: the display title where it differs from the name. */
  title: Title;
  category: BlockCategory;
  /** Version of its fields, 1 unless said; blocks keep the one they were written under. */
  version?: number;
  /** Lifts the fields (`content`, of a structure block `configuration`) from an older version. */
  upgrade?: (fields: Record<string, unknown>, from: number) => Record<string, unknown>;
  /** Checks `content` of content blocks. */
  content?: z.ZodType;
  /** Checks `configuration` of structure blocks. */
  configuration?: z.ZodType;
  /** Blocks a structure block may hold. */
  children?: { allowed: readonly string[]; min: number; max: number };
  /** It lives only inside another block, which makes it. */
  isPart?: true;
  /** The palette offers it to shops that have such goods only. */
  needs?: 'shades' | 'colour-families';
  /** Its picture in the palette. */
  draw: Draw;
  /** What the palette offers; empty for a block that pages may have and nobody is offered. */
  variations: readonly BlockVariation[];
};

export function defineBlock(definition: BlockDefinition): BlockDefinition {
  return definition;
}

/** A content block with its fields, as of a version of its definition after the first. */
export function contentBlock(
  name: string,
  uuid: string,
  content: Record<string, unknown>,
  version?: number,
): Block {
  return { name, type: 'content', meta: { uuid, ...(version && { version }) }, content };
}

/** A structure block with its children. */
export function structureBlock(
  name: string,
  uuid: string,
  children: Block[],
  configuration: Record<string, unknown>,
): Block {
  return { name, type: 'structure', meta: { uuid }, content: children, configuration };
}
