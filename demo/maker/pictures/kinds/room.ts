// A room whose painted surface takes the shade.
import { mix } from '../colour';
import { paperGrain } from '../ground';
import { createRandom } from '../random';
import { child, hall, kitchen, living, type Scene } from '../rooms/indoors';
import { roomDefinitions } from '../rooms/kit';
import { facade, fence } from '../rooms/outdoors';
import { door, furniture, workshop } from '../rooms/pieces';
import type { Aspect, RoomScene, Shade } from '../spec';
import { root } from '../svg';

const scenes: Record<RoomScene, Scene> = {
  living,
  hall,
  kitchen,
  child,
  facade,
  fence,
  workshop,
  door,
  furniture,
};
const accents = ['#b5603f', '#7f8f6a', '#c79a4b', '#6f8796', '#a8756b'];

const views = {
  square: [200, 0, 1200, 1200],
  wide: [0, 150, 1600, 900],
} as const;

export function drawScene(scene: RoomScene, hex: string, accent: string): string {
  return roomDefinitions() + scenes[scene](hex, accent);
}

export function drawRoom(spec: {
  shade: Shade;
  room: RoomScene;
  seed: string | number;
  aspect?: Aspect;
}): string {
  const random = createRandom(`room ${spec.seed}`);
  const accent = accents[Math.floor(random.next() * accents.length)] ?? '#b5603f';
  const view = views[spec.aspect ?? 'square'];
  return root(
    view,
    `${spec.shade.name} ${spec.shade.code}`,
    drawScene(spec.room, spec.shade.hex, mix(accent, spec.shade.hex, 0.12)),
    paperGrain(view, 0.8),
  );
}
