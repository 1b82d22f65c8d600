import type * as z from 'zod';
import type { Locale } from '~/i18n/locales';
import type { Block } from '~/services/shop-api';
import type { Draw } from './drawing';

/** The categories of the palette, in its order. */
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

/** The texts for operators, in their language. */
export type Title = Record<Locale, string>;

/** A ready-made block of the palette. */
export type BlockVariation = {
  /** Unique; also the name of its preview picture. */
  id: string;
  title: Title;
  create: (locale: Locale, uuid: () => string) => Block;
};

/**
 * All that the server and the editor know about a block; the page itself only needs its component.
 */
export type BlockDefinition = {
  /** Its name in documents. */
  name: string;
  type: 'structure' | 'content';
  /** §2: the display title if it differs from the name. */
  title: Title;
  category: BlockCategory;
  /** Version of its fields, 1 by default; blocks store the version they were written under. */
  version?: number;
  /**
   * Upgrades the fields (`content`, for a structure block `configuration`) from an older version.
   */
  upgrade?: (fields: Record<string, unknown>, from: number) => Record<string, unknown>;
  /** Checks `content` of content blocks. */
  content?: z.ZodType;
  /** Checks `configuration` of structure blocks. */
  configuration?: z.ZodType;
  /** The children that a structure block may have. */
  children?: { allowed: readonly string[]; min: number; max: number };
  /** It exists only inside another block, which creates it. */
  isPart?: true;
  /** The palette offers it only to shops with such goods. */
  needs?: 'shades' | 'colour-families';
  /** Its picture in the palette. */
  draw: Draw;
  /**
   * The offers of the palette; empty for a block that pages may have but the palette does not
   * offer.
   */
  variations: readonly BlockVariation[];
};

export function defineBlock(definition: BlockDefinition): BlockDefinition {
  return definition;
}

/** A content block with its fields, for a version of its definition after the first. */
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
