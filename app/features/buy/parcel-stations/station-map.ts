import type { Position } from '~/services/shop-api';

type Point = { x: number; y: number };

/** A station on the map: its number in the list, its position, and the position of its mark. */
export type StationMark = Point & { number: number; place: Point };

export type StationMapDrawing = {
  marks: StationMark[];
  /** A round length, and how long it is on the map. */
  scale: { metres: number; width: number };
};

/** Units of the drawing. On a small phone they are 0.8 px: a mark is above 24 px there. */
export const MAP = { width: 360, height: 250, mark: 17 } as const;

/** The area for marks; the scale and the arrow are below. */
const FIELD = { left: 20, top: 20, right: MAP.width - 20, bottom: MAP.height - 52 } as const;
const MIDDLE = { x: (FIELD.left + FIELD.right) / 2, y: (FIELD.top + FIELD.bottom) / 2 };
const LEAST_WIDTH_M = 500;
const LONGEST_SCALE = 110;
const M_PER_DEGREE = 111_320;
/** So that a light edge separates two marks. */
const GAP = MAP.mark * 2;
const ROUNDS = 200;

/**
 * Stations as points of a drawing, north up, in their order; those without a position are counted
 * but not drawn. Null if no position is known. Equirectangular around the centre: a town is small
 * enough for it.
 */
export function stationMap(positions: readonly (Position | null)[]): StationMapDrawing | null {
  const known = positions.flatMap((position, index) =>
    position ? [{ ...position, number: index + 1 }] : [],
  );
  if (known.length === 0) return null;
  const latitude = middleOf(known.map((each) => each.latitude));
  const longitude = middleOf(known.map((each) => each.longitude));
  const eastScale = M_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const metres = known.map((each) => ({
    east: (each.longitude - longitude) * eastScale,
    north: (each.latitude - latitude) * M_PER_DEGREE,
  }));
  const farEast = Math.max(LEAST_WIDTH_M / 2, ...metres.map(({ east }) => Math.abs(east)));
  const farNorth = Math.max(1, ...metres.map(({ north }) => Math.abs(north)));
  const perMetre = Math.min(
    (FIELD.right - MIDDLE.x) / farEast,
    (FIELD.bottom - MIDDLE.y) / farNorth,
  );
  const places = metres.map(({ east, north }) => ({
    x: MIDDLE.x + east * perMetre,
    y: MIDDLE.y - north * perMetre,
  }));
  const seats = movedApart(places);
  const length = roundLength(LONGEST_SCALE / perMetre);
  return {
    marks: known.map(({ number }, index) => ({
      number,
      ...tenths(seats[index]!),
      place: tenths(places[index]!),
    })),
    scale: { metres: length, width: tenth(length * perMetre) },
  };
}

const middleOf = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const tenth = (value: number) => Math.round(value * 10) / 10;
const tenths = ({ x, y }: Point): Point => ({ x: tenth(x), y: tenth(y) });

/** The largest 1, 2 or 5 times a power of ten that does not exceed it. */
function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * ([5, 2].find((times) => times * power <= most) ?? 1);
}

/** Overlapping marks push each other apart, and stay in the area. */
function movedApart(places: readonly Point[]): Point[] {
  const points = places.map((place) => ({ ...place }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, a] of points.entries()) {
      for (const b of points.slice(index + 1)) pushApart(a, b, index);
    }
    for (const point of points) {
      point.x = Math.min(FIELD.right, Math.max(FIELD.left, point.x));
      point.y = Math.min(FIELD.bottom, Math.max(FIELD.top, point.y));
    }
  }
  return points;
}

function pushApart(a: Point, b: Point, turn: number): void {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  if (distance >= GAP) return;
  // At the same position each pair has a different direction, the first one horizontal.
  const [x, y] =
    distance < 0.01
      ? [Math.cos(turn * 2.4), Math.sin(turn * 2.4)]
      : [(b.x - a.x) / distance, (b.y - a.y) / distance];
  const push = (GAP - distance) / 2;
  a.x -= x * push;
  a.y -= y * push;
  b.x += x * push;
  b.y += y * push;
}
