import type { Operator } from './operator';
import type { PageKey } from './page-key';

/** The library of pictures. Whoever calls has asked for the right; `by` is written down. */
export type PictureOperations = {
  /**
   * Uploaded pictures, the newest first, 24 at a time; `search` finds words of their names and
   * descriptions. `continuationToken` is that of the answer before.
   */
  getStorageItems(input: {
    search?: string;
    continuationToken?: string | null;
  }): Promise<{ items: StorageItem[]; continuationToken: string | null }>;
  /** One of them; null for none of that key. */
  getStorageMetadata(input: { key: string }): Promise<StorageItem | null>;
  /**
   * Keeps a picture that lies at `path`: its pixels as a new file, named by its content, and nothing
   * else. The same picture is kept once. Throws `storage.refused` (422, cause { reason }) and
   * `security.tooManyRequests` (429).
   */
  doUploadStorageItem(input: {
    path: string;
    fileName: string;
    /** In the language of the request; '' leaves what was said before. */
    alternate: string;
    by: Operator;
  }): Promise<StorageItem>;
  /** Says what is seen on a picture, in the language of the request, where nobody has said it. */
  describeStorageItem(input: { key: string; alternate: string }): Promise<void>;
  /** Says something else of it, in the language of the request; '' is to say nothing. */
  changeStorageItem(input: { key: string; alternate: string }): Promise<void>;
  /** Pages that show it, and drafts that would; by page, what is live first. */
  getStorageUses(input: { key: string }): Promise<StorageUse[]>;
};

/** A page with a picture of the library: as it is live, or as somebody of this name has it in a draft. */
export type StorageUse = { page: PageKey; draftOf: string | null };

/** A picture of the library (wire contract: getStorageItems). Its addresses never change. */
export type StorageItem = {
  /** SHA-256 of the stored file. */
  key: string;
  fileName: string;
  lastModified: string;
  eTag: string;
  /** In bytes, of the stored file. */
  size: number;
  publicUrl: string;
  previewUrl: string;
  width: number;
  height: number;
  /** What is seen on it, in the language of the request; '' while nobody has said it. */
  alternate: string;
  /** The operator who uploaded it; '' for a former one. */
  author: string;
  /** Its address for each kind of screen (§3 Image). */
  screens: Record<'wideScreen' | 'desktop' | 'tablet' | 'mobile', string>;
};
