import type { Operator } from './operator';
import type { PageKey } from './page-key';

/** The library of pictures. Callers check the right; `by` is recorded. */
export type PictureOperations = {
  /**
   * Returns uploaded pictures, the newest first, 24 at a time; `search` finds words of their names
   * and descriptions. `continuationToken` is that of the previous answer.
   */
  getStorageItems(input: {
    search?: string;
    continuationToken?: string | null;
  }): Promise<{ items: StorageItem[]; continuationToken: string | null }>;
  /** Returns one of them; null if there is no such key. */
  getStorageMetadata(input: { key: string }): Promise<StorageItem | null>;
  /**
   * Stores the picture at `path`: its pixels as a new file, named by content hash. Equal pictures
   * are stored once. Throws `storage.refused` (422, cause { reason }) and
   * `security.tooManyRequests` (429).
   */
  doUploadStorageItem(input: {
    path: string;
    fileName: string;
    /** In the language of the request; '' keeps the existing text. */
    alternate: string;
    by: Operator;
  }): Promise<StorageItem>;
  /** Describes a picture in the language of the request, if it has no description. */
  describeStorageItem(input: { key: string; alternate: string }): Promise<void>;
  /** Changes the description in the language of the request; '' removes it. */
  changeStorageItem(input: { key: string; alternate: string }): Promise<void>;
  /** Returns the pages that show it, and drafts with it; by page, the published one first. */
  getStorageUses(input: { key: string }): Promise<StorageUse[]>;
};

/** A page with a picture of the library: published, or in the draft of an operator. */
export type StorageUse = { page: PageKey; draftOf: string | null };

/** A picture of the library (wire contract: getStorageItems). Its URLs never change. */
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
  /** Description in the language of the request; '' until it is entered. */
  alternate: string;
  /** The operator who uploaded it; '' for a former one. */
  author: string;
  /** Its URL for each kind of screen (§3 Image). */
  screens: Record<'wideScreen' | 'desktop' | 'tablet' | 'mobile', string>;
};
