// What lies under a picture: paper, and the fine grain over everything.
import { grainPattern } from './grain';
import { linear, rect } from './svg';

type View = readonly [number, number, number, number];

export function paperGround(view: View, tint: string): string {
  const [x, y, width, height] = view;
  const light = linear('ground-light', [
    [0, '#ffffff', 0.55],
    [0.6, '#ffffff', 0],
    [1, '#3a2f22', 0.05],
  ]);
  return (
    light +
    rect(x, y, width, height, { fill: tint }) +
    rect(x, y, width, height, { fill: 'url(#ground-light)' })
  );
}

export function paperGrain(view: View, opacity = 1): string {
  const [x, y, width, height] = view;
  return grainPattern('paper') + rect(x, y, width, height, { fill: 'url(#grain-paper)', opacity });
}
