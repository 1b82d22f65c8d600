// The printed wrap of a vessel: maker and line on paper above, the shade with name, number and
// size below. Laid out flat, then bent around the vessel.
import { darken, lighten, luminance, mix, readableOn } from '../colour';
import { drawText, fitSize, widthOf, type Bend, type Face } from '../lettering';
import type { TinSpec } from '../spec';
import { n, path } from '../svg';

export type Wrap = {
  bend: Bend;
  band: (top: number, bottom: number) => string;
  top: number;
  bottom: number;
  /** Width of the area on which lettering reads well. */
  width: number;
  /** Where the shade begins, as share of the height. */
  split?: number;
};

type Line = { text: string; y: number; size: number; face: Face; tracking?: number };

/** Breaks a name in two where both halves come out most alike; short ones stay whole. */
function breakName(text: string, face: Face, size: number, width: number): string[] {
  const words = text.split(' ');
  if (words.length < 2 || widthOf(text, { face, size }) <= width) return [text];
  const halves = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const widest = (pair: string[]) => Math.max(...pair.map((part) => widthOf(part, { face, size })));
  return halves.toSorted((a, b) => widest(a) - widest(b))[0] ?? [text];
}

export function drawLabel(spec: TinSpec, wrap: Wrap): string {
  const { hex, name, code } = spec.shade;
  const height = wrap.bottom - wrap.top;
  const split = wrap.top + height * (wrap.split ?? 0.5);
  const upper = split - wrap.top;
  const lower = wrap.bottom - split;
  const unit = Math.min(upper, wrap.width * 0.72);
  const ink = '#22201d';
  const ground = mix('#f8f5ee', hex, 0.03);
  const onShade = readableOn(hex);

  const nameSize = unit * 0.3;
  const lines = breakName(spec.line, 'serif', nameSize, wrap.width);
  const lineSize = Math.min(
    ...lines.map((text) =>
      fitSize(text, { face: 'serif', size: lines.length > 1 ? unit * 0.25 : nameSize }, wrap.width),
    ),
  );
  const middle = wrap.top + upper * 0.6;
  const step = lineSize * 1.06;
  const first = middle - ((lines.length - 1) * step) / 2 + lineSize * 0.34;
  const centred: Line[] = [
    {
      text: spec.maker.toUpperCase(),
      y: wrap.top + upper * 0.21 + unit * 0.04,
      size: unit * 0.1,
      face: 'sans-bold',
      tracking: 0.2,
    },
    ...lines.map((text, index): Line => ({
      text,
      y: first + index * step,
      size: lineSize,
      face: 'serif',
    })),
  ];
  const print = centred.map(({ text, y, size, face, tracking }) =>
    drawText(text, 0, y, {
      face,
      tracking,
      size: fitSize(text, { face, size, tracking }, wrap.width),
      anchor: 'middle',
      fill: ink,
      bend: wrap.bend,
    }),
  );

  const edge = wrap.width / 2;
  const measure = Math.min(lower * 1.6, wrap.width * 0.66);
  const sizeStyle = { face: 'sans-bold', size: measure * 0.215 } as const;
  const size = fitSize(spec.sizeLabel, sizeStyle, wrap.width * 0.42);
  const baseline = wrap.bottom - lower * 0.17;
  const rest = wrap.width - widthOf(spec.sizeLabel, { ...sizeStyle, size }) - measure * 0.12;
  const narrow = rest < wrap.width * 0.5;
  const nameStyle = { face: 'sans', size: measure * 0.15 } as const;
  const labelNameSize = fitSize(name, nameStyle, wrap.width);
  const codeStyle = { face: 'sans', size: measure * 0.105, tracking: 0.04 } as const;
  print.push(
    drawText(name, -edge, split + lower * 0.12 + labelNameSize, {
      ...nameStyle,
      size: labelNameSize,
      fill: onShade,
      bend: wrap.bend,
    }),
    drawText(spec.sizeLabel, edge, baseline, {
      ...sizeStyle,
      size,
      anchor: 'end',
      fill: onShade,
      bend: wrap.bend,
    }),
    drawText(code, -edge, narrow ? split + lower * 0.2 + labelNameSize * 2.1 : baseline, {
      ...codeStyle,
      size: fitSize(code, codeStyle, narrow ? wrap.width : rest),
      fill: onShade,
      bend: wrap.bend,
      attributes: { 'fill-opacity': 0.82 },
    }),
  );

  const rule = luminance(hex) > 0.62 ? darken(hex, 0.22) : lighten(hex, 0.2);
  return [
    path(wrap.band(wrap.top, wrap.bottom), { fill: ground }),
    path(wrap.band(split, wrap.bottom), { fill: hex }),
    spec.surface === 'clear'
      ? path(wrap.band(split, wrap.bottom), { fill: 'url(#grain-wood)', opacity: 0.6 })
      : '',
    path(wrap.band(split, split + height * 0.006), {
      fill: rule,
      opacity: n(luminance(hex) > 0.62 ? 0.7 : 0.5),
    }),
    ...print,
  ].join('');
}
