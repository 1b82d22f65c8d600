import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredImage } from '../app/services/images';

/** What is known of a picture of the demo shop since it was drawn. */
export type MeasuredImage = StoredImage & {
  /** Fingerprint of the drawing the file was made of. */
  drawing: string;
};

/** The list of what is known, beside the pictures: one line of JSON for each. */
export const MEASURES = 'measures.ndjson';

/** Pictures by their file's name; none where there is no list yet. */
export function readMeasures(folder: string): Map<string, MeasuredImage> {
  const list = join(folder, MEASURES);
  if (!existsSync(list)) return new Map();
  const lines = readFileSync(list, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const { file, ...measured } = JSON.parse(line) as MeasuredImage & { file: string };
      return [file, measured];
    }),
  );
}
