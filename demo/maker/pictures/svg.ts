// Small builders for SVG text. They return strings; nothing here knows what is drawn.

type Value = string | number | undefined;
export type Attributes = Record<string, Value>;
export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Point = readonly [x: number, y: number];

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}

export function element(name: string, attributes: Attributes, body = ''): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join('');
  return body === '' ? `<${name}${list}/>` : `<${name}${list}>${body}</${name}>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Attributes,
): string {
  return element('rect', { x, y, width, height, ...attributes });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  attributes: Attributes,
): string {
  return element('ellipse', { cx, cy, rx, ry, ...attributes });
}

export function path(d: string, attributes: Attributes): string {
  return element('path', { d, ...attributes });
}

export function line(from: Point, to: Point, attributes: Attributes): string {
  return element('line', {
    x1: from[0],
    y1: from[1],
    x2: to[0],
    y2: to[1],
    'stroke-linecap': 'round',
    ...attributes,
  });
}

export function polygon(points: readonly Point[], attributes: Attributes): string {
  return element('polygon', {
    points: points.map(([x, y]) => `${n(x)},${n(y)}`).join(' '),
    ...attributes,
  });
}

export function group(attributes: Attributes, ...children: string[]): string {
  return element('g', attributes, children.join(''));
}

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');
}

/** A linear gradient over the box of the shape it fills, from corner share to corner share. */
export function linear(
  id: string,
  list: readonly Stop[],
  from: Point = [0, 0],
  to: Point = [0, 1],
): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  return element('linearGradient', { id, x1, y1, x2, y2 }, stops(list));
}

/** A linear gradient in picture units. */
export function linearAt(id: string, list: readonly Stop[], from: Point, to: Point): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  return element(
    'linearGradient',
    { id, x1, y1, x2, y2, gradientUnits: 'userSpaceOnUse' },
    stops(list),
  );
}

/** A radial gradient over the box of the shape it fills. */
export function radial(
  id: string,
  list: readonly Stop[],
  centre: Point = [0.5, 0.5],
  r = 0.5,
): string {
  return element('radialGradient', { id, cx: centre[0], cy: centre[1], r }, stops(list));
}

/** A blur; the margin keeps the soft edge from being cut. */
export function blur(id: string, deviation: number): string {
  return element(
    'filter',
    {
      id,
      x: '-30%',
      y: '-30%',
      width: '160%',
      height: '160%',
      'color-interpolation-filters': 'sRGB',
    },
    element('feGaussianBlur', { stdDeviation: deviation }),
  );
}

/** A soft elliptic shadow on a ground, without a filter (cheap). */
export function groundShadow(
  id: string,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  opacity: number,
): string {
  const gradient = radial(id, [
    [0, '#1a1613', opacity],
    [0.45, '#1a1613', opacity * 0.62],
    [0.75, '#1a1613', opacity * 0.18],
    [1, '#1a1613', 0],
  ]);
  return gradient + ellipse(cx, cy, rx, ry, { fill: `url(#${id})` });
}

type View = readonly [x: number, y: number, width: number, height: number];

/** The root element. `frame` is what is seen, and, where it differs, the size in pixels. */
export function root(
  frame: View | { view: View; width: number; height: number },
  title: string,
  ...body: string[]
): string {
  const { view, width, height } =
    'view' in frame ? frame : { view: frame, width: frame[2], height: frame[3] };
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    'xmlns:xlink': 'http://www.w3.org/1999/xlink',
    viewBox: view.join(' '),
    width,
    height,
  };
  return element('svg', attributes, element('title', {}, escapeText(title)) + body.join(''));
}
