// Round vessels seen a little from above: a profile turned about an upright axis.
import type { Bend } from '../lettering';
import { n, type Point } from '../svg';

export type Revolved = {
  cx: number;
  tilt: number;
  radius: (y: number) => number;
  /** The visible front between two heights. */
  band: (top: number, bottom: number) => string;
  /** A horizontal cut, as attributes of an ellipse. */
  cut: (y: number, share?: number) => { cx: number; cy: number; rx: number; ry: number };
  /** Bends a flat label (x from the middle along the surface, y the height) around the front. */
  bend: Bend;
};

/** `profile` lists [height y, radius], from top to bottom. */
export function revolve(cx: number, tilt: number, profile: readonly Point[]): Revolved {
  function radius(y: number): number {
    let [beforeY, beforeR] = profile[0] ?? [0, 0];
    for (const [nextY, nextR] of profile) {
      if (y <= nextY) {
        const share = nextY === beforeY ? 1 : Math.max(0, (y - beforeY) / (nextY - beforeY));
        return beforeR + (nextR - beforeR) * share;
      }
      [beforeY, beforeR] = [nextY, nextR];
    }
    return beforeR;
  }

  function band(top: number, bottom: number): string {
    const inner = profile.filter(([y]) => y > top && y < bottom);
    const r1 = radius(top);
    const r2 = radius(bottom);
    const right = inner.map(([y, r]) => `L${n(cx + r)} ${n(y)}`).join('');
    const left = inner
      .map(([y, r]) => `L${n(cx - r)} ${n(y)}`)
      .toReversed()
      .join('');
    return [
      `M${n(cx - r1)} ${n(top)}A${n(r1)} ${n(r1 * tilt)} 0 0 0 ${n(cx + r1)} ${n(top)}`,
      `${right}L${n(cx + r2)} ${n(bottom)}A${n(r2)} ${n(r2 * tilt)} 0 0 1 ${n(cx - r2)} ${n(bottom)}${left}Z`,
    ].join('');
  }

  return {
    cx,
    tilt,
    radius,
    band,
    cut: (y, share = 1) => ({ cx, cy: y, rx: radius(y) * share, ry: radius(y) * share * tilt }),
    bend(x, y) {
      const r = radius(y);
      const angle = Math.max(-1.5, Math.min(1.5, x / r));
      return [cx + r * Math.sin(angle), y + r * tilt * Math.cos(angle)];
    },
  };
}

/** A smooth curve through the points of a profile, as a finer profile. */
export function smoothProfile(points: readonly Point[], steps = 8): Point[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const out: Point[] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const curve = (a: number, b: number, c: number, d: number) =>
        0.5 *
        (2 * b +
          (c - a) * t +
          (2 * a - 5 * b + 4 * c - d) * t * t +
          (3 * b - a - 3 * c + d) * t ** 3);
      out.push([p1[0] + (p2[0] - p1[0]) * t, curve(p0[1], p1[1], p2[1], p3[1])]);
    }
  }
  out.push(at(points.length - 1));
  return out;
}
