// Textures that lie over a colour: paper grain, rolled paint, wood. Made once, tiled as patterns.
import { texture } from './png';
import { createRandom } from './random';
import { element, type Attributes } from './svg';

export type Grain = 'paper' | 'rolled' | 'plaster' | 'wood';
type Noise = (x: number, y: number) => number;

/** Smooth noise from -1 to 1 that repeats every `cells` steps, so that a tile meets itself. */
function periodicNoise(seed: string, cellsX: number, cellsY = cellsX): Noise {
  const random = createRandom(seed);
  const lattice = Array.from({ length: cellsX * cellsY }, () => random.between(-1, 1));
  const at = (x: number, y: number) =>
    lattice[(((y % cellsY) + cellsY) % cellsY) * cellsX + (((x % cellsX) + cellsX) % cellsX)] ?? 0;
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = ease(x - left);
    const v = ease(y - top);
    const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * u;
    const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * u;
    return upper + (lower - upper) * v;
  };
}

function paperGrain(): string {
  const size = 256;
  const random = createRandom('paper');
  const cloud = periodicNoise('paper cloud', 64);
  return texture(size, (x, y) => {
    const fibre = random.bell() * 0.022 + cloud(x / 4, y / 4) * 0.016;
    return Math.round(fibre * 128) / 128;
  });
}

/** A relief lit from the upper left: the slope towards the light becomes brightness. */
function relief(size: number, height: Noise, strength: number): string {
  return texture(size, (x, y) => {
    const slope = height(x - 0.6, y - 0.6) - height(x + 0.6, y + 0.6);
    return Math.round(-slope * strength * 200) / 200;
  });
}

function rolledPaint(): string {
  const size = 300;
  const coarse = periodicNoise('rolled coarse', 30);
  const fine = periodicNoise('rolled fine', 75);
  return relief(size, (x, y) => coarse(x / 10, y / 10) + 0.42 * fine(x / 4, y / 4), 0.4);
}

function plaster(): string {
  const size = 256;
  const grit = periodicNoise('plaster grit', 128);
  const wave = periodicNoise('plaster wave', 16);
  return relief(size, (x, y) => grit(x / 2, y / 2) * 0.6 + wave(x / 16, y / 16), 0.16);
}

/** Growth rings cut lengthwise: long waves, narrow late wood, short pores. */
function wood(): string {
  const size = 600;
  const bend = periodicNoise('wood bend', 3, 2);
  const waver = periodicNoise('wood waver', 12, 5);
  const pores = periodicNoise('wood pores', 300, 12);
  const fibre = periodicNoise('wood fibre', 200, 6);
  return texture(size, (x, y) => {
    const warp = bend(x / 200, y / 300) * 1.7 + waver(x / 50, y / 120) * 0.2;
    const ring = x / 75 + warp;
    const phase = ring - Math.floor(ring);
    const late = phase ** 3 * (phase > 0.93 ? (1 - phase) / 0.07 : 1);
    const pore = Math.max(0, pores(x / 2, y / 50) - 0.45) * 0.28;
    return Math.round((0.05 - late * 0.3 - pore + fibre(x / 3, y / 100) * 0.06) * 64) / 64;
  });
}

const makers = { paper: paperGrain, rolled: rolledPaint, plaster, wood };
const sizes = { paper: 256, rolled: 300, plaster: 256, wood: 600 };
const made = new Map<Grain, string>();

/** The pattern definition of a texture; fill with `url(#grain-…)`. `scale` enlarges it. */
export function grainPattern(grain: Grain, scale = 1, attributes: Attributes = {}): string {
  const uri = made.get(grain) ?? makers[grain]();
  made.set(grain, uri);
  const size = sizes[grain] * scale;
  return element(
    'pattern',
    {
      id: `grain-${grain}`,
      width: size,
      height: size,
      patternUnits: 'userSpaceOnUse',
      ...attributes,
    },
    element('image', { width: size, height: size, 'xlink:href': uri }),
  );
}
