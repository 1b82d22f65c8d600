// What can be drawn. Every visible word of a picture comes in with its specification.

export type Shade = { hex: string; name: string; code: string };
export type Aspect = 'square' | 'wide';
export type Container = 'tin' | 'bucket' | 'can' | 'spray' | 'bottle' | 'jar';
export type Finish = 'matt' | 'silk' | 'gloss' | 'clear';
export type RoomScene =
  | 'living'
  | 'hall'
  | 'kitchen'
  | 'child'
  | 'facade'
  | 'fence'
  | 'workshop'
  | 'door'
  | 'furniture';
export type Tool =
  | 'brush-flat'
  | 'brush-round'
  | 'brush-radiator'
  | 'roller-wide'
  | 'roller-small'
  | 'tray'
  | 'tape'
  | 'film'
  | 'sandpaper'
  | 'filler-knife'
  | 'telescope-pole'
  | 'set'
  | 'gloves'
  | 'stirrer'
  | 'bucket-grid'
  | 'spray-gun';
export type CategoryTheme =
  | 'family'
  | 'wall'
  | 'lacquer'
  | 'wood'
  | 'primer'
  | 'spray'
  | 'tools'
  | 'facade'
  | 'sets';

export type TinSpec = {
  kind: 'tin';
  shade: Shade;
  litres: number;
  /** As printed on the label, such as '2,5 l'. */
  sizeLabel: string;
  line: string;
  maker: string;
  container: Container;
  surface: Finish;
  transparent?: boolean;
};

export type PictureSpec =
  | { kind: 'shade'; shade: Shade; aspect?: Aspect }
  | TinSpec
  | { kind: 'stroke'; shade: Shade; seed: string | number; transparent?: boolean }
  | { kind: 'room'; shade: Shade; room: RoomScene; seed: string | number; aspect?: Aspect }
  | { kind: 'detail'; shade: Shade; surface: Finish | 'wood' }
  | { kind: 'tool'; tool: Tool; accent: string; transparent?: boolean }
  | {
      kind: 'set';
      shades: readonly Shade[];
      items: readonly ('tin' | 'roller' | 'tray' | 'brush')[];
      line: string;
      maker: string;
      sizeLabel: string;
      container: 'tin' | 'bucket';
      transparent?: boolean;
    }
  | { kind: 'banner'; shade: Shade; secondShade: Shade; scene: RoomScene }
  | { kind: 'logo'; name: string; shades?: readonly Shade[] }
  | { kind: 'maker'; name: string }
  | { kind: 'category'; shades: readonly Shade[]; theme: CategoryTheme; aspect?: Aspect };
