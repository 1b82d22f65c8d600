import type { Hazard } from '~/services/shop-api';

export type Pictogram = Hazard['pictograms'][number];

/** Symbols of the CLP regulation on a 100 x 100 grid, drawn inside the red-framed diamond. */
export const PICTOGRAM_PATHS: Readonly<Record<Pictogram, string>> = {
  // Exploding bomb
  GHS01:
    'M44 54a13 13 0 1 0 .01 0zM53 52l5-6 4 4-5 6zM62 44l4-14 2 12 10-8-5 11 11 1-10 5 8 8-11-4-1 10-4-9-6 4zM24 48l8 5M20 62l9 2M26 78l7-5M38 84l1-7M54 82l-4-6',
  // Flame
  GHS02:
    'M51 20c3 9 13 15 15 27 2 9-1 17-8 21 2-5 1-9-2-12 0 4-2 6-4 7 0-7-2-11-7-15 1 7-4 9-5 14-1 3 0 5 1 7-7-4-10-11-8-19 2-9 9-12 8-20 3 2 5 5 5 9 4-5 6-11 5-19zM30 74h40v5H30z',
  // Flame over circle
  GHS03:
    'M51 16c2 8 11 12 13 22 1 7-2 12-7 15 1-4 0-7-2-9 0 3-1 4-3 5 0-5-2-8-5-11 0 5-3 7-4 10-1 2 0 4 1 5-6-3-9-8-7-15 2-7 8-9 7-16 3 2 4 4 4 7 3-4 4-8 3-13zM50 52a14 14 0 1 0 .01 0zm0 6a8 8 0 1 1-.01 0zM32 81h36v4H32z',
  // Gas cylinder
  GHS04: 'M27 68l32-32a8 8 0 0 1 10-1l3-3 4 4-3 3a8 8 0 0 1-1 10L40 81a9 9 0 0 1-13-13z',
  // Corrosion
  GHS05:
    'M26 26l22 8-1 4-22-8zM44 38h3v5h-3zM45 48h2v6h-2zM28 58h26l-3 6-5-3-4 5-6-4-4 3-4-4zM22 66h36v4H22zM52 34l22-8 1 4-22 8zM56 40h2v5h-2zM62 46h3v6h-3zM56 54c6-4 12-3 18 2l6 6-4 2-6-4 4 7-5 1-5-6 1 6-5 1c-3-4-4-8-4-13z',
  // Skull and crossbones
  GHS06:
    'M50 20c13 0 21 8 21 18 0 7-3 11-8 14v8H37v-8c-5-3-8-7-8-14 0-10 8-18 21-18zM41 36a5 5 0 1 0 .01 0zM59 36a5 5 0 1 0 .01 0zM50 46l-4 7h8zM27 64l23 8 23-8 3 6-17 6 15 5-3 5-21-7-21 7-3-5 15-5-17-6z',
  // Exclamation mark
  GHS07: 'M44 20h12l-3 40h-6zM50 66a7 7 0 1 0 .01 0z',
  // Health hazard
  GHS08:
    'M50 16a9 9 0 1 0 .01 0zM36 38h28c6 0 9 4 9 10v18H62V54l-2 30H40l-2-30v12H27V48c0-6 3-10 9-10zM50 44l-3 9-10-2 8 6-5 9 9-5 5 9 1-10 9 1-7-7 6-7-9 2z',
  // Environment
  GHS09:
    'M36 22l4 10 10-8-6 12 10-3-8 9 12-1-12 6v19h-6V50l-12-6 10 0-8-9 9 3-5-9 6 4zM20 66h60v4H20zM48 62c6-8 18-8 26-2l8-5-2 7 2 6-8-4c-8 5-20 5-26-2z',
};
