// Light on round bodies: soft window light from the left, a bounce on the right.
import type { Finish } from '../spec';
import { linearAt, path, type Stop } from '../svg';

/** Metal seen across: a run of bright and dark bands. */
export function metal(id: string, left: number, right: number, warm = false): string {
  const [dark, mid, light] = warm
    ? ['#8d8577', '#c9c2b4', '#f3efe6']
    : ['#83858a', '#bcbec1', '#f4f4f3'];
  return linearAt(
    id,
    [
      [0, dark],
      [0.08, mid],
      [0.2, light],
      [0.3, mid],
      [0.46, '#e3e3e2'],
      [0.62, mid],
      [0.8, dark],
      [0.93, mid],
      [1, '#73757a'],
    ],
    [left, 0],
    [right, 0],
  );
}

const lights: Record<Finish, readonly Stop[]> = {
  matt: [
    [0, '#16120d', 0.36],
    [0.1, '#16120d', 0.16],
    [0.26, '#ffffff', 0.1],
    [0.36, '#ffffff', 0.12],
    [0.56, '#16120d', 0.03],
    [0.82, '#16120d', 0.24],
    [0.95, '#16120d', 0.38],
    [1, '#16120d', 0.32],
  ],
  silk: [
    [0, '#16120d', 0.38],
    [0.1, '#16120d', 0.16],
    [0.22, '#ffffff', 0.12],
    [0.28, '#ffffff', 0.32],
    [0.35, '#ffffff', 0.1],
    [0.56, '#16120d', 0.03],
    [0.82, '#16120d', 0.26],
    [0.94, '#16120d', 0.4],
    [1, '#16120d', 0.26],
  ],
  gloss: [
    [0, '#16120d', 0.42],
    [0.09, '#16120d', 0.14],
    [0.2, '#ffffff', 0.08],
    [0.215, '#ffffff', 0.5],
    [0.275, '#ffffff', 0.42],
    [0.3, '#ffffff', 0.06],
    [0.56, '#16120d', 0.04],
    [0.82, '#16120d', 0.28],
    [0.91, '#16120d', 0.42],
    [0.935, '#ffffff', 0.12],
    [0.965, '#16120d', 0.36],
    [1, '#16120d', 0.3],
  ],
  clear: [
    [0, '#16120d', 0.38],
    [0.1, '#16120d', 0.16],
    [0.22, '#ffffff', 0.1],
    [0.27, '#ffffff', 0.36],
    [0.33, '#ffffff', 0.1],
    [0.56, '#16120d', 0.03],
    [0.82, '#16120d', 0.26],
    [0.94, '#16120d', 0.4],
    [1, '#16120d', 0.26],
  ],
};

/** Lays light and shadow over a body. */
export function shadeBody(
  id: string,
  d: string,
  left: number,
  right: number,
  finish: Finish,
): string {
  return linearAt(id, lights[finish], [left, 0], [right, 0]) + path(d, { fill: `url(#${id})` });
}
