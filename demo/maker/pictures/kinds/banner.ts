// The wide picture of the home page: a painted room to the right, calm wall to the left.
import { paperGrain } from '../ground';
import type { RoomScene, Shade } from '../spec';
import { root } from '../svg';
import { drawScene } from './room';

export function drawBanner(spec: { shade: Shade; secondShade: Shade; scene: RoomScene }): string {
  const { shade, secondShade, scene } = spec;
  // The whole height of the room is seen; what stands in it begins right of two fifths.
  const view = [-690, 0, 2133, 1200] as const;
  return root(
    { view, width: 1600, height: 900 },
    `${shade.name}, ${secondShade.name}`,
    drawScene(scene, shade.hex, secondShade.hex),
    paperGrain(view, 0.8),
  );
}
